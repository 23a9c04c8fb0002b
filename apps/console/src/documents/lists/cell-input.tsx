import { useStore } from "../../store/store-context.js";
import { ChoicesInput, type ManyChoices } from "./choices-input.js";
import { BoxInput, type CellInputProps, LinesInput, TextAreaInput } from "./plain-inputs.js";

/** The field for the values of a column, by its type. */
export function CellInput(props: CellInputProps) {
  const { column, values, labelledBy, onChange } = props;
  const { people, channels, me } = useStore();
  switch (column.editor) {
    case "text":
      return <TextAreaInput {...props} />;
    case "box":
      return <BoxInput {...props} value="true" label={column.name} />;
    case "vote":
      return <BoxInput {...props} value={me.value?.id ?? ""} label="I vote for it" isAlone />;
    case "date":
      if (!column.isSingle && values.length > 1) return <LinesInput {...props} hint="One date on each line." />;
      return (
        <input
          type="date"
          class="field small"
          aria-labelledby={labelledBy}
          value={values[0] ?? ""}
          onInput={({ currentTarget: { value } }) => onChange(value === "" ? [] : [value])}
        />
      );
    case "choices":
      return <ChoicesInput {...props} choices={column.choices} />;
    case "people":
      return <ChoicesInput {...props} choices={people.all.value.map(({ id, name }) => ({ value: id, text: name }))} />;
    case "channels":
      return <ChoicesInput {...props} choices={[...channels.value.values()].map(toChoice)} />;
    case "links":
      return <LinesInput {...props} hint="A URL on each line, with a space and a text to show if it has one." />;
    case "files":
      return <LinesInput {...props} hint="The identifier of a file on each line." />;
    default:
      return <LinesInput {...props} hint="One value on each line." />;
  }
}

function toChoice({ id, name }: { readonly id: string; readonly name?: string }): ManyChoices[number] {
  return { value: id, text: `#${name ?? id}` };
}
