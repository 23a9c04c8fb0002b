import { useSignal } from "@preact/signals";
import { at, isJson, type Json } from "../json.js";
import { Empty } from "../parts/empty.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { DetailHead } from "./detail-head.js";
import { ResourceForm } from "./form/resource-form.js";
import { toOperations } from "./form/to-operations.js";
import { formVersion, useSchemas } from "./form/use-schemas.js";
import { Members } from "./members.js";
import { Refusal } from "./refusal.js";
import { ResourceActions } from "./resource-actions.js";
import type { ResourceKind } from "./resource-kind.js";
import { nameOf } from "./resource-list.js";
import { SideBySide } from "./side-by-side.js";
import { Story } from "./story.js";
import { patchSchema, useScimSend } from "./use-scim-send.js";

interface ResourceDetailProps {
  readonly kind: ResourceKind;
  readonly id: string;
}

/** One resource: in both versions of SCIM, in a form, and what was done to it. */
export function ResourceDetail({ kind, id }: ResourceDetailProps) {
  const { world } = useStore().route.value;
  const path = `${kind.endpoint}/${encodeURIComponent(id)}`;
  const { answer, problem } = useLive("scim.get", { version: formVersion, path, world });
  const isEditing = useSignal(false);
  const sending = useScimSend();
  if (answer === undefined) return <Empty title={problem === "" ? "Loading …" : problem} />;
  if (answer.status >= 400 || !isJson(answer.body)) {
    return (
      <>
        <DetailHead kind={kind} title={id} />
        <Refusal body={answer.body} />
      </>
    );
  }
  const resource = answer.body;
  return (
    <>
      <DetailHead kind={kind} title={nameOf(resource)}>
        {at(resource, "active") === false && <span class="badge bad">inactive</span>}
        <span class="spring" />
        <ResourceActions
          kind={kind}
          resource={resource}
          path={path}
          sending={sending}
          onEdit={() => {
            isEditing.value = true;
          }}
        />
      </DetailHead>
      <div class="page">
        {sending.refusal !== undefined && <Refusal body={sending.refusal} />}
        {isEditing.value && (
          <Change
            kind={kind}
            resource={resource}
            path={path}
            sending={sending}
            onEnd={() => {
              isEditing.value = false;
            }}
          />
        )}
        {kind.name === "groups" && <Members resource={resource} path={path} sending={sending} />}
        <section class="card-section widest">
          <h2>In both versions</h2>
          <SideBySide path={path} />
        </section>
        <section class="card-section widest">
          <h2>What happened over SCIM</h2>
          <Story about={id} />
        </section>
      </div>
    </>
  );
}

interface ChangeProps {
  readonly kind: ResourceKind;
  readonly resource: Json;
  readonly path: string;
  readonly sending: ReturnType<typeof useScimSend>;
  readonly onEnd: () => void;
}

/** A form with the resource as it was when it was opened. */
function Change({ kind, resource, path, sending, onEnd }: ChangeProps) {
  const schemas = useSchemas(kind);
  const before = useSignal(resource);
  if (schemas === undefined) return <p class="muted">Loading …</p>;
  const save = async (after: Json) => {
    const operations = toOperations(schemas, before.value, after);
    if (operations.length === 0) return onEnd();
    const body = { schemas: [patchSchema], Operations: operations };
    if ((await sending.send({ verb: "PATCH", path, body })) !== undefined) onEnd();
  };
  return (
    <section class="card-section">
      <h2>Change</h2>
      <ResourceForm
        schemas={schemas}
        resource={before.value}
        isNew={false}
        button="Save"
        isBusy={sending.isBusy}
        onDone={(after) => void save(after)}
        onCancel={onEnd}
      />
    </section>
  );
}
