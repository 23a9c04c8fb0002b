import type { ScimVersion } from "@rollcall/client";
import { isEmpty, isSameValue } from "../directory/same-value.js";
import type { Link } from "../links/links.js";
import { type Resource, valueAt } from "../target/resource.js";

/** The values that were written to a user. */
interface Written {
  /** Values by path, in the words of the directory. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The user as the target answered it. Undefined if it answered without a body. */
  readonly answered: Resource | undefined;
  readonly version: ScimVersion;
  /** Translates a value of the target into the words of the directory. */
  readonly shown: (value: unknown, path: string) => unknown;
}

/** The link of a user after a write: with the attributes that were sent, and those that the target did not keep. */
export function remember(id: string, before: Link | undefined, written: Written): Link {
  const { values, answered, version, shown } = written;
  const kept = Object.fromEntries(Object.entries(before?.kept ?? {}).filter(([path]) => !values.has(path)));
  for (const [path, value] of values) {
    if (answered === undefined) kept[path] = [value];
    else {
      const found = shown(valueAt(answered, path, version), path);
      if (!isSameValue(path, value, found)) kept[path] = [value, found];
    }
  }
  const sent = new Set(before?.sent);
  for (const [path, value] of values) {
    if (isEmpty(value)) sent.delete(path);
    else sent.add(path);
  }
  return { id, ...(sent.size > 0 && { sent: [...sent] }), ...(Object.keys(kept).length > 0 && { kept }) };
}
