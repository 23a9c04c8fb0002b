/** Options of a lenient version without resource types. */
export const lenient = { isLenient: true, endpoints: new Map<string, string>() } as const;

/** Options of a strict version without resource types. */
export const strict = { isLenient: false, endpoints: new Map<string, string>() } as const;
