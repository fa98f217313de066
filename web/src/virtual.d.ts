declare module 'virtual:icons' {
  export const own: Record<string, string>;
  export const packs: string;
  /** The icons in that picture. */
  export const drawn: string[];
}
