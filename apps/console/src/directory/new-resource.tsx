import { isJson, type Json, textAt } from "../json.js";
import { useStore } from "../store/store-context.js";
import { DetailHead } from "./detail-head.js";
import type { Schema } from "./form/read-schemas.js";
import { ResourceForm } from "./form/resource-form.js";
import { prune } from "./form/to-operations.js";
import { useSchemas } from "./form/use-schemas.js";
import { Refusal } from "./refusal.js";
import type { ResourceKind } from "./resource-kind.js";
import { useScimSend } from "./use-scim-send.js";

/** Creates a user or a group as an identity provider does. */
export function NewResource({ kind }: { readonly kind: ResourceKind }) {
  const { go } = useStore();
  const schemas = useSchemas(kind);
  const { isBusy, refusal, send } = useScimSend();
  if (schemas === undefined) return <p class="split-note muted">Loading …</p>;
  const create = async (resource: Json) => {
    const made = await send({ verb: "POST", path: kind.endpoint, body: toBody(resource, schemas) });
    if (made !== undefined) go({ rest: [kind.name, textAt(made, "id")] });
  };
  return (
    <>
      <DetailHead kind={kind} title={`New ${kind.one}`} />
      <div class="page">
        <section class="card-section">
          {refusal !== undefined && <Refusal body={refusal} />}
          <ResourceForm
            schemas={schemas}
            resource={{}}
            isNew
            button="Create"
            isBusy={isBusy}
            onDone={(resource) => void create(resource)}
            onCancel={() => go({ rest: [kind.name] })}
          />
        </section>
      </div>
    </>
  );
}

/** The resource without empty parts, with the schemas that it uses. */
function toBody(resource: Json, schemas: readonly Schema[]): Json {
  const pruned = prune(resource);
  const kept = isJson(pruned) ? pruned : {};
  const used = schemas.filter(({ id, isExtension }) => !isExtension || Object.hasOwn(kept, id));
  return { schemas: used.map(({ id }) => id), ...kept };
}
