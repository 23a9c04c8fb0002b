import { useId } from "preact/hooks";
import { isJson } from "../../json.js";
import { Icon } from "../../parts/icon.js";
import { InlineCode } from "../../parts/json-view.js";
import { type FieldProps, Input } from "./input.js";
import { isSettable } from "./read-schemas.js";
import { isEmptyValue } from "./to-operations.js";

/** A field for an attribute, whatever its type is. */
export function Field(props: FieldProps) {
  const { attribute } = props;
  if (attribute.isMulti) return <Values {...props} />;
  return attribute.type === "complex" ? <Group {...props} /> : <Single {...props} />;
}

/** A name, with whether it is required. */
function Name({ attribute: { name }, isRequired }: Pick<FieldProps, "attribute" | "isRequired">) {
  return (
    <span class="attribute-name">
      {name}
      {isRequired && <span class="badge">required</span>}
    </span>
  );
}

function Single({ attribute, isRequired, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div class="attribute">
      <label for={id}>
        <Name attribute={attribute} isRequired={isRequired} />
      </label>
      <Input id={id} attribute={attribute} isRequired={isRequired} value={value} onChange={onChange} />
      <small>
        <InlineCode text={attribute.description} />
      </small>
    </div>
  );
}

function Group({ attribute, isNew, isRequired, value, onChange }: FieldProps) {
  return (
    <fieldset class="attribute wide">
      <legend>
        <Name attribute={attribute} isRequired={isRequired} />
      </legend>
      <Parts
        attribute={attribute}
        isNew={isNew}
        // What a value needs is needed only if there is one.
        isRequired={isRequired || !isEmptyValue(value)}
        value={value}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** The fields of the sub-attributes of a value. */
function Parts({ attribute, isNew, isRequired, value, onChange }: FieldProps) {
  const own = isJson(value) ? value : {};
  return (
    <div class="attributes">
      {attribute.attributes
        .filter((each) => isSettable(each, isNew))
        .map((each) => (
          <Field
            key={each.name}
            attribute={each}
            isNew={isNew}
            isRequired={isRequired && each.isRequired}
            value={own[each.name]}
            onChange={(changed) => onChange({ ...own, [each.name]: changed })}
          />
        ))}
    </div>
  );
}

/** The values of a multi-valued attribute, of which one adds and removes some. */
function Values({ attribute, isNew, isRequired, value, onChange }: FieldProps) {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const isComplex = attribute.type === "complex";
  const replace = (index: number, changed: unknown) => onChange(values.with(index, changed));
  return (
    <fieldset class="attribute wide">
      <legend>
        <Name attribute={attribute} isRequired={isRequired} />
      </legend>
      {values.map((each, index) => (
        <div key={index} class="value">
          {isComplex ? (
            <Parts
              attribute={attribute}
              isNew={isNew}
              isRequired
              value={each}
              onChange={(changed) => replace(index, changed)}
            />
          ) : (
            <Input
              id={`${attribute.name}-${index}`}
              attribute={attribute}
              isRequired={false}
              value={each}
              onChange={(changed) => replace(index, changed)}
            />
          )}
          <button
            type="button"
            class="icon-button"
            aria-label={`Remove value ${index + 1} of ${attribute.name}`}
            onClick={() => onChange(values.toSpliced(index, 1))}
          >
            <Icon name="trash" />
          </button>
        </div>
      ))}
      <button type="button" class="button small" onClick={() => onChange([...values, isComplex ? {} : ""])}>
        <Icon name="plus" />
        Add to {attribute.name}
      </button>
    </fieldset>
  );
}
