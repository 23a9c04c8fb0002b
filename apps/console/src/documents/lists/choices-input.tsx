import { Picker } from "../../parts/picker.js";
import type { CellInputProps } from "./plain-inputs.js";

/** The options to choose from. */
export type ManyChoices = readonly { readonly value: string; readonly text: string }[];

/** More choices than this are searched. */
const maxListed = 8;

/** Choices of a cell: boxes or radio buttons if they are few, or a menu that is searched. */
export function ChoicesInput({
  column,
  values,
  labelledBy,
  onChange,
  choices,
}: CellInputProps & { readonly choices: ManyChoices }) {
  const { isSingle } = column;
  if (choices.length > maxListed) {
    const picker = { choices, picked: values, placeholder: "Nothing chosen", label: column.name, onPick: onChange };
    return <Picker {...picker} isMulti={!isSingle} />;
  }
  return (
    <fieldset class="boxes" aria-labelledby={labelledBy}>
      {isSingle && (
        <ChoiceBox
          type="radio"
          name={labelledBy}
          text="None"
          isChosen={values.length === 0}
          onChoose={() => onChange([])}
        />
      )}
      {choices.map(({ value, text }) => {
        const others = values.filter((each) => each !== value);
        const isChosen = values.includes(value);
        return (
          <ChoiceBox
            key={value}
            type={isSingle ? "radio" : "checkbox"}
            name={labelledBy}
            text={text}
            isChosen={isChosen}
            onChoose={() => onChange(isSingle ? [value] : isChosen ? others : [...values, value])}
          />
        );
      })}
    </fieldset>
  );
}

interface ChoiceBoxProps {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceBox({ type, name, text, isChosen, onChoose }: ChoiceBoxProps) {
  return (
    <label class="box">
      <input type={type} name={name} checked={isChosen} onChange={onChoose} />
      <span>{text}</span>
    </label>
  );
}
