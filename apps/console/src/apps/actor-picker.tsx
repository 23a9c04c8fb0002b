import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";

/** In place of a person: the operator, who is under no rules. */
export const operator = "";

interface ActorPickerProps {
  readonly label: string;
  /** Identifier of a person, or the operator. */
  readonly actor: string;
  readonly onPick: (actor: string) => void;
}

/** Picks who does it: the operator of the server, or a person, by the rules that people are under. */
export function ActorPicker({ label, actor, onPick }: ActorPickerProps) {
  const { people } = useStore();
  const persons = people.all.value.filter(({ active, app, workspaces }) => {
    return active && app === undefined && workspaces.length > 0;
  });
  return (
    <Picker
      choices={[
        { value: operator, text: "the operator", detail: "under no rules" },
        ...persons.map(({ id, name, user_name: detail }) => ({ value: id, text: name, detail })),
      ]}
      picked={[actor]}
      placeholder="Who"
      label={label}
      onPick={([picked = operator]) => onPick(picked)}
    />
  );
}
