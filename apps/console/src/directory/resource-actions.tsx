import { at, type Json } from "../json.js";
import { useStore } from "../store/store-context.js";
import type { ResourceKind } from "./resource-kind.js";
import { nameOf } from "./resource-list.js";
import { patchSchema, type useScimSend } from "./use-scim-send.js";

interface ResourceActionsProps {
  readonly kind: ResourceKind;
  readonly resource: Json;
  readonly path: string;
  readonly sending: ReturnType<typeof useScimSend>;
  readonly onEdit: () => void;
}

/** Changes, deactivates and deletes a resource. */
export function ResourceActions({ kind, resource, path, sending, onEdit }: ResourceActionsProps) {
  const { confirm, go } = useStore();
  const active = at(resource, "active");
  const setActive = (value: boolean) => {
    const body = { schemas: [patchSchema], Operations: [{ op: "replace", path: "active", value }] };
    void sending.send({ verb: "PATCH", path, body });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: { text: `Delete ${nameOf(resource)}?` },
      text: { type: "plain_text", text: `It sends DELETE ${path}, as an identity provider does.` },
      confirm: { text: "Delete" },
      deny: { text: "Cancel" },
      style: "danger",
    });
    if (!isSure) return;
    const removed = await sending.send({ verb: "DELETE", path });
    if (removed !== undefined && kind.name === "groups") go({ rest: [kind.name] });
  };
  return (
    <span class="actions">
      <button type="button" class="button small" disabled={sending.isBusy} onClick={onEdit}>
        Change
      </button>
      {typeof active === "boolean" && (
        <button type="button" class="button small" disabled={sending.isBusy} onClick={() => setActive(!active)}>
          {active ? "Deactivate" : "Activate"}
        </button>
      )}
      <button type="button" class="button small danger" disabled={sending.isBusy} onClick={() => void remove()}>
        Delete
      </button>
    </span>
  );
}
