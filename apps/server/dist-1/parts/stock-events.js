import { t as events } from "./events.js";
// ../../packages/service/src/values/stock-events.ts
const eventSubscriptions = Object.values(events).flatMap(({ subscriptions }) => subscriptions);
function subscriptionsOfType(type) {
	return Object.hasOwn(events, type) ? [...events[type].subscriptions] : [];
}
function isAboutApp(subscription) {
	return aboutApps.has(subscription);
}
const aboutApps = new Set(Object.values(events).flatMap((row) => row.class === "app" ? row.subscriptions.map(({ name }) => name) : []));
export { isAboutApp as n, subscriptionsOfType as r, eventSubscriptions as t };
