import { r as subscriptionsOfType, t as eventSubscriptions } from "./stock-events.js";
// ../../packages/service/src/events/scopes-of-event.ts
function scopesOfEvent({ subscription, kind }) {
	return formFor(byName.get(subscription) ?? [], kind)?.scopes ?? [];
}
function subscriptionFor(type, kind) {
	return formFor(subscriptionsOfType(type), kind)?.name;
}
function formFor(forms, kind) {
	const counted = kind === "session" ? "private" : kind;
	return forms.find((each) => each.kind === void 0 || each.kind === counted);
}
const byName = Map.groupBy(eventSubscriptions, ({ name }) => name);
export { subscriptionFor as n, scopesOfEvent as t };
