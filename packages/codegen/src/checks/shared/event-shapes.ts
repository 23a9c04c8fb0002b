import type { LoadedFile } from "../../formats/loaded-set.js";
import { fieldShapes, type PlacedShape } from "./walk.js";

/** All values that an event or an envelope describes, with their positions. */
export function eventShapes({ value }: LoadedFile<"event"> | LoadedFile<"event-envelope">): readonly PlacedShape[] {
  if (value.kind === "event-envelope") return fieldShapes(value.fields, ["fields"]);
  const cases = (value.variants?.cases ?? []).flatMap(({ fields = {} }, i) =>
    fieldShapes(fields, ["variants", "cases", i, "fields"]),
  );
  return [...fieldShapes(value.payload, ["payload"]), ...cases];
}
