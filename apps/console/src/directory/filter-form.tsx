import { useSignal } from "@preact/signals";
import type { Methods } from "@rollcall/double";
import { useOperation } from "../store/use-operation.js";

type Problem = Methods["scim.checkFilter"]["response"]["problem"];

interface FilterFormProps {
  readonly version: Methods["scim.checkFilter"]["arguments"]["version"];
  readonly example: string;
  readonly onFilter: (filter: string) => void;
}

/** A field for a filter. A mistake is shown with a caret under it. */
export function FilterForm({ version, example, onFilter }: FilterFormProps) {
  const { isBusy, run } = useOperation();
  const text = useSignal("");
  const problem = useSignal<Problem>(undefined);
  const search = async () => {
    const filter = text.value.trim();
    const checked = filter === "" ? {} : await run("scim.checkFilter", { version, filter });
    if (checked === undefined) return;
    problem.value = "problem" in checked ? checked.problem : undefined;
    if (problem.value === undefined) onFilter(filter);
  };
  return (
    <form
      class="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        void search();
      }}
    >
      <input
        class="field small"
        type="search"
        aria-label="SCIM filter"
        aria-invalid={problem.value !== undefined}
        placeholder={example}
        spellcheck={false}
        autocomplete="off"
        value={text.value}
        onInput={({ currentTarget: { value } }) => {
          text.value = value;
          if (value === "") void search();
        }}
      />
      <button type="submit" class="button small" disabled={isBusy}>
        Filter
      </button>
      {problem.value !== undefined && (
        <pre class="caret" role="alert">
          {problem.value.explanation}
        </pre>
      )}
    </form>
  );
}
