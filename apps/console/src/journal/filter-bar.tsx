import { IconButton } from "../parts/icon-button.js";
import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";
import { type EntryFilter, everything, kinds } from "./entry-filter.js";

interface FilterBarProps {
  readonly filter: EntryFilter;
  readonly shown: number;
  readonly all: number;
  readonly onChange: (filter: EntryFilter) => void;
}

/** The filters of the journal: kinds, words, failures, one app, one person. */
export function FilterBar({ filter, shown, all, onChange }: FilterBarProps) {
  const { people, call, route, notes } = useStore();
  const users = people.all.value.filter(({ app }) => app === undefined);
  const bots = people.all.value.flatMap(({ app, name }) => (app === undefined ? [] : [{ value: app, text: name }]));
  const clear = async () => {
    const { world } = route.value;
    await call("journal.clear", { world }).catch((error: Error) => notes.add("error", error.message));
  };
  return (
    <header class="filter-bar">
      <h2 class="hidden">Journal</h2>
      <span class="segments">
        {(Object.keys(kinds) as EntryFilter["kind"][]).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={filter.kind === kind}
            onClick={() => onChange({ ...filter, kind })}
          >
            {kinds[kind]}
          </button>
        ))}
      </span>
      <input
        class="field small grow"
        type="search"
        aria-label="Filter by method, code or status"
        placeholder="Method, code, status"
        value={filter.words}
        onInput={({ currentTarget: { value } }) => onChange({ ...filter, words: value })}
      />
      <label class="box">
        <input
          type="checkbox"
          checked={filter.onlyFailed}
          onChange={({ currentTarget: { checked } }) => onChange({ ...filter, onlyFailed: checked })}
        />
        <span>Failed</span>
      </label>
      <Picker
        choices={bots}
        picked={filter.app === "" ? [] : [filter.app]}
        placeholder="App"
        onPick={([app = ""]) => onChange({ ...filter, app })}
      />
      <Picker
        choices={users.map(({ id, name, user_name: detail }) => ({ value: id, text: name, detail }))}
        picked={filter.user === "" ? [] : [filter.user]}
        placeholder="Person"
        onPick={([user = ""]) => onChange({ ...filter, user })}
      />
      <span class="muted nowrap" role="status">
        {shown === all ? `${all} ${all === 1 ? "entry" : "entries"}` : `${shown} of ${all}`}
      </span>
      {filter !== everything && (
        <IconButton icon="close" label="Show all entries" onClick={() => onChange(everything)} />
      )}
      <IconButton icon="trash" label="Clear the journal" onClick={() => void clear()} />
    </header>
  );
}
