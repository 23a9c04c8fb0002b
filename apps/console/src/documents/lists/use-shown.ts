import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useStore } from "../../store/store-context.js";
import type { Column } from "./read-column.js";

/** Titles of the files, Lists and canvases that cells name, by identifier. */
export const FileTitles = createContext<ReadonlyMap<string, string>>(new Map());

/** Writes values of a cell as people read them. */
export function useShown(): (values: readonly string[], column: Column) => readonly string[] {
  const { people, channels } = useStore();
  const titles = useContext(FileTitles);
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
        return values.map((value) => titles.get(value) ?? value);
    }
  };
}
