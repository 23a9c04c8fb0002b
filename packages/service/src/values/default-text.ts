import { chatPostMessageMethod } from "@rollcall/api/webapi";

/** Default length at which the text of a message is truncated, in characters. */
export const textTruncation = chatPostMessageMethod.facts.limits.text.truncate.value;
