/** How long a die tumbles, and how much later the next one lands, in milliseconds. */
export const TUMBLE = 560;
export const LATER = 60;
