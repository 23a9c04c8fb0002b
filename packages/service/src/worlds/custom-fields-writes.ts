import { customFields } from "../model/custom-field.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/writes.js";
import type { WorldCustomField } from "./custom-fields.js";
import { present } from "./section/present.js";
import { storedCreation } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the fields that administrators added. */
export function customFieldWrites(fields: readonly WorldCustomField[], { ids, nowMs }: WriteContext): readonly Write[] {
  const home = ids.organization ?? ids.workspace(undefined);
  return fields.map((field, place) => {
    const { name, label = name, hint = "", type = "text", locked = false, hidden = false } = field;
    return put(customFields, {
      id: ids.at("custom field", place),
      version: 1,
      home,
      created: storedCreation(field, nowMs),
      name,
      label,
      hint,
      type,
      ...present("options", field.options),
      place,
      locked,
      hidden,
    });
  });
}
