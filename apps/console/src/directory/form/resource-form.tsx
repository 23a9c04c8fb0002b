import { useSignal } from "@preact/signals";
import { at, isJson, type Json } from "../../json.js";
import { Field } from "./field.js";
import { isSettable, type Schema } from "./read-schemas.js";

interface ResourceFormProps {
  readonly schemas: readonly Schema[];
  /** The resource that the form begins with. */
  readonly resource: Json;
  readonly isNew: boolean;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onDone: (resource: Json) => void;
  readonly onCancel: () => void;
}

/** Members of groups are added and removed one by one, elsewhere on the screen. */
const elsewhere = new Set(["members"]);

/** A form with a field for each attribute that the schemas let it set. */
export function ResourceForm({ schemas, resource, isNew, button, isBusy, onDone, onCancel }: ResourceFormProps) {
  const draft = useSignal(resource);
  const set = ({ id, isExtension }: Schema, name: string, value: unknown) => {
    const own = at(draft.value, id);
    draft.value = isExtension
      ? { ...draft.value, [id]: { ...(isJson(own) ? own : {}), [name]: value } }
      : { ...draft.value, [name]: value };
  };
  return (
    <form
      class="resource-form"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(draft.value);
      }}
    >
      {schemas.map((schema) => {
        const settable = schema.attributes.filter((each) => isSettable(each, isNew) && !elsewhere.has(each.name));
        if (settable.length === 0) return null;
        return (
          <details key={schema.id} class="schema" open={!schema.isExtension}>
            <summary>
              {schema.name} <span class="muted small-text">{schema.id}</span>
            </summary>
            <div class="attributes">
              {settable.map((attribute) => (
                <Field
                  key={attribute.name}
                  attribute={attribute}
                  isNew={isNew}
                  // A required attribute of an extension is required only if the extension is used.
                  isRequired={attribute.isRequired && !schema.isExtension}
                  value={schema.isExtension ? at(draft.value, schema.id, attribute.name) : draft.value[attribute.name]}
                  onChange={(value) => set(schema, attribute.name, value)}
                />
              ))}
            </div>
          </details>
        );
      })}
      <footer class="actions">
        <button type="submit" class="button small primary" disabled={isBusy}>
          {button}
        </button>
        <button type="button" class="button small" onClick={onCancel}>
          Cancel
        </button>
      </footer>
    </form>
  );
}
