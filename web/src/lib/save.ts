/** Lets the browser keep a text as a file. */
export function save(name: string, text: string, media = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type: media }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then, and the text need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
