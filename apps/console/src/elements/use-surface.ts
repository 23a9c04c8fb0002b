import type { Json } from "../json.js";
import { useStore } from "../store/store-context.js";
import type { Place, Surface } from "./surface.js";

/** The state that a view keeps. */
interface Kept {
  readonly values: Json;
  readonly errors: Readonly<Record<string, string>>;
}

const none: Kept = { values: {}, errors: {} };

/** The blocks of a place, with what was entered there. */
export function useSurface(place: Place, { values, errors }: Kept = none): Surface {
  const { drafts } = useStore();
  const name = JSON.stringify(place);
  const entered = drafts.of(name);
  return {
    place,
    values,
    errors,
    entered: (block, action) => entered.find((each) => each.block === block && each.action === action)?.value,
    enter: (block, action, value) => drafts.enter(name, { block, action, value }),
  };
}
