import { type CustomFieldValue, wantedValue } from "../model/custom-field.js";
import type { Id } from "../values/ids.js";
import { customFieldSection } from "./custom-fields.js";
import type { WorldFinding } from "./section/finding.js";
import { present } from "./section/present.js";
import { findItem, type WorldContext } from "./section/world-context.js";
import type { WriteContext } from "./section/write-context.js";
import type { WorldUser } from "./users.js";

type WorldValues = NonNullable<WorldUser["custom_fields"]>;

/** Values of custom fields are of the type of their field. */
export function checkCustomValues(users: readonly WorldUser[], context: WorldContext): readonly WorldFinding[] {
  return users.flatMap(({ custom_fields: values = {} }, i) =>
    Object.entries(values).flatMap(([name, stated]) => {
      const field = findItem(context, customFieldSection, name);
      if (field === undefined) return [];
      const { value } = toStated(stated);
      const { type = "text", options } = field;
      const isUnknown = type === "user" && context.names.lookup("user", value).length !== 1;
      const wanted = isUnknown
        ? "the name or id of a user"
        : wantedValue({ type, ...present("options", options) }, value);
      if (wanted === undefined) return [];
      return [{ path: ["users", i, "custom_fields", name], message: `The field ${name} takes ${wanted}` }];
    }),
  );
}

/** Stored values of custom fields, by the ID of the field. */
export function toCustomValues(values: WorldValues, context: WriteContext): Readonly<Record<Id, CustomFieldValue>> {
  const { ids } = context;
  return Object.fromEntries(
    Object.entries(values).map(([name, stated]) => {
      const { value, alt } = toStated(stated);
      const isUser = findItem(context, customFieldSection, name)?.type === "user";
      const stored = { value: isUser ? ids.of("user", value) : value, ...present("alt", alt) };
      return [ids.of("custom field", name), stored];
    }),
  );
}

function toStated(stated: WorldValues[string]) {
  return typeof stated === "string" ? { value: stated, alt: undefined } : stated;
}
