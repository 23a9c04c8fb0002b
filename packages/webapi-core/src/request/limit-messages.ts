import type { WebapiLimits } from "../definition/definition.js";

/** Message for a body that is too large without a token in the header. */
export function tooLargeWithoutToken(maxBytes: number): string {
  return `[ERROR] a body above ${maxBytes} bytes needs a token in the Authorization header`;
}

/** Message for a body that is too large. */
export function tooLarge(maxBytes: number): string {
  return `[ERROR] the body must have at most ${maxBytes} bytes`;
}

/** Message for JSON or a form with too many parts. */
export function tooManyMembers({ maxBodyMembers }: WebapiLimits): string {
  return `[ERROR] must have at most ${maxBodyMembers} members, elements and fields`;
}

/** Message for too many arguments. */
export function tooManyArguments({ maxArguments }: WebapiLimits): string {
  return `[ERROR] must have at most ${maxArguments} arguments`;
}
