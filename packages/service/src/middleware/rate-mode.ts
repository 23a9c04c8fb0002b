/** What happens when a caller exceeds its rate: nothing, a header only, or a refusal. */
export type RateMode = "off" | "observe" | "enforce";
