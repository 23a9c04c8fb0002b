import { useStore } from "../../store/store-context.js";
import type { Column } from "./read-column.js";

/** Writes values of a cell as people read them. */
export function useShown(): (values: readonly string[], column: Column) => readonly string[] {
  const { people, channels } = useStore();
  const person = (id: string) => people.byId.value.get(id)?.name ?? id;
  return (values, { editor, choices }) => {
    switch (editor) {
      case "choices":
        return values.map((value) => choices.find((choice) => choice.value === value)?.text ?? value);
      case "people":
        return values.map(person);
      case "channels":
        return values.map((id) => `#${channels.value.get(id)?.name ?? id}`);
      case "vote":
        return values.length === 0 ? [] : [values.length === 1 ? "1 vote" : `${values.length} votes`];
      case "box":
        return values.length === 0 ? [] : ["✓"];
      case undefined:
        return values.map(person);
      default:
        return values;
    }
  };
}
