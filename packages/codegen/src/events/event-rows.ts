import type { EventFile } from "../formats/index.js";

/** One name under which apps subscribe to an event. */
interface Subscription {
  readonly name: string;
  readonly kind: string | undefined;
  readonly scopes: readonly string[];
}

/** The subscriptions to an event, one for each kind of conversation that has its own scopes. */
export function subscriptionsOf({ name, scopes = [], kindScopes, kindNames = {} }: EventFile): readonly Subscription[] {
  if (kindScopes === undefined) return [{ name, kind: undefined, scopes }];
  return Object.entries(kindScopes).map(([kind, ofKind]) => ({ name: kindNames[kind] ?? name, kind, scopes: ofKind }));
}

/** The facts of an event that its table has, without its loader. */
export function eventFacts(event: EventFile): object {
  const { name, class: audience, emit, subject } = event;
  return {
    wireName: name,
    class: audience,
    emit,
    subject,
    subscriptions: subscriptionsOf(event),
    ...variantFacts(event),
  };
}

/** The source of each case, by the value that selects it. */
function variantFacts({ variants, emit }: EventFile): object {
  if (variants === undefined) return {};
  const cases = variants.cases.flatMap(({ values = [], emit: own = emit }) => values.map((value) => [value, own]));
  return { variants: { by: variants.by, cases: Object.fromEntries(cases) } };
}
