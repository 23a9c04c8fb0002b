/** How a lenient version reads, without resource types to point at. */
export const lenient = { isLenient: true, endpoints: new Map<string, string>() } as const;

/** How a version reads to the letter, without resource types to point at. */
export const strict = { isLenient: false, endpoints: new Map<string, string>() } as const;
