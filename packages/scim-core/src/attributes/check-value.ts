import { toRunning, type Validator } from "../definition/validator.js";
import { accept, type Read } from "../refusals/refused.js";
import { type PathOwner, toWirePath } from "./to-wire-path.js";

/**
 * The value that a validator accepts, or the refusal that its first issue names.
 *
 * @param owner owner of the value, for the path in the refusal
 */
export function checkValue<T>(validator: Validator<T>, value: unknown, owner: PathOwner): Read<T> {
  const checked = toRunning(validator).safeParse(value);
  if (checked.success) return accept(checked.data);
  const [issue] = checked.error.issues;
  const path = toWirePath(issue?.path ?? [], owner);
  return {
    ok: false,
    situation: "valueInvalid",
    ...(issue === undefined ? {} : { error: issue.message }),
    reason: {
      rule: "RFC 7643 §7",
      ...(path !== "" && { at: path }),
      found: path,
      wanted: "what the definition allows",
    },
  };
}
