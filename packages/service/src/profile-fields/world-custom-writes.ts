import { put } from "../store/document.js";
import { present } from "../world/section/present.js";
import { storedCreation } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import { customFields } from "./custom-field.js";
import type { WorldCustomField } from "./world-custom-fields.js";

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
