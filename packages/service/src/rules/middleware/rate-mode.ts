/** The treatment of a caller that exceeds its rate: nothing, a header only, or a refusal. */
export type RateMode = "off" | "observe" | "enforce";
