import { useSignal } from "@preact/signals";
import { at, type Json, objectsAt, textAt } from "../json.js";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { DirectoryTabs } from "./directory-tabs.js";
import { FilterForm } from "./filter-form.js";
import { Pager } from "./pager.js";
import { Refusal } from "./refusal.js";
import type { ResourceKind } from "./resource-kind.js";

interface ResourceListProps {
  readonly kind: ResourceKind;
  readonly openId: string | undefined;
}

const pageSize = 50;

/** The version of SCIM whose lists have filters. */
const listVersion = "1.1";

/** A page of the users or groups that a filter finds. */
export function ResourceList({ kind, openId }: ResourceListProps) {
  const { route, hrefTo } = useStore();
  const { world } = route.value;
  const filter = useSignal("");
  const start = useSignal(1);
  const query = new URLSearchParams({
    startIndex: String(start.value),
    count: String(pageSize),
    ...(filter.value !== "" && { filter: filter.value }),
  });
  const { answer, problem } = useLive("scim.get", { version: listVersion, path: `${kind.endpoint}?${query}`, world });
  const found = objectsAt(answer?.body, "Resources");
  const isRefused = answer !== undefined && answer.status >= 400;
  return (
    <section class="pane split-list" aria-label={`List of ${kind.name}`}>
      <header class="pane-head">
        <h2 class="hidden">Directory</h2>
        <DirectoryTabs open={kind.name} />
        <span class="spring" />
        <a class="icon-button" href={hrefTo({ rest: [kind.name, "new"] })} aria-label={`New ${kind.one}`}>
          <Icon name="plus" />
        </a>
      </header>
      <FilterForm
        version={listVersion}
        example={kind.name === "users" ? 'userName sw "a"' : 'displayName co "team"'}
        onFilter={(text) => {
          filter.value = text;
          start.value = 1;
        }}
      />
      <div class="split-scroll">
        {problem !== "" && <p class="split-note muted">{problem}</p>}
        {answer === undefined && problem === "" && <p class="split-note muted">Loading …</p>}
        {isRefused && <Refusal body={answer.body} />}
        {answer !== undefined && !isRefused && found.length === 0 && (
          <p class="split-note muted">
            {filter.value === "" ? `There are no ${kind.name}.` : "Nothing matches the filter."}
          </p>
        )}
        <ul>
          {found.map((resource) => (
            <li key={textAt(resource, "id")}>
              <a
                class="split-link"
                href={hrefTo({ rest: [kind.name, textAt(resource, "id")] })}
                aria-current={textAt(resource, "id") === openId ? "page" : undefined}
              >
                <span class="split-name">{nameOf(resource)}</span>
                <span class="split-detail">
                  <code>{textAt(resource, "id")}</code>
                  {detailOf(resource)}
                  {at(resource, "active") === false && <span class="badge bad">inactive</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Pager
        start={start.value}
        shown={found.length}
        total={Number(at(answer?.body, "totalResults") ?? 0)}
        size={pageSize}
        onStart={(index) => {
          start.value = index;
        }}
      />
    </section>
  );
}

/** The name that people use for a resource. */
export function nameOf(resource: Json): string {
  return textAt(resource, "displayName") || textAt(resource, "userName") || textAt(resource, "id");
}

function detailOf(resource: Json): string {
  const userName = textAt(resource, "userName");
  if (userName !== "") return userName;
  const { length } = objectsAt(resource, "members");
  return length === 1 ? "1 member" : `${length} members`;
}
