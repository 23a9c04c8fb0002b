/** What is done about callers that call too often: nothing, a header only, or a refusal. */
export type RateMode = "off" | "observe" | "enforce";
