import { C as isDeliveryUrl, w as withDelivery } from "./views.js";
import { t as checkWorld } from "./check-world.js";
import { Nn as StartError, b as readDemoWorld } from "./server.js";
import { n as readManifestFile } from "./read-manifest2.js";
// src/worlds/add-apps.ts
async function addApps(world, options) {
	const { apps: paths = [], events, socket } = options;
	if ((events !== void 0 || socket === true) && paths.length !== 1) throw new StartError(`an address for events, or a socket, needs exactly one app, not ${paths.length}`);
	if (events !== void 0 && socket === true) throw new StartError("an app receives events at an address or over a socket, not both");
	const manifests = await Promise.all(paths.map(readManifestFile));
	const delivery = toDelivery(options);
	const whole = manifests.map((manifest) => delivery === void 0 ? manifest : withDelivery(manifest, delivery)).reduce(withApp, world ?? await readDemoWorld());
	const [finding] = checkWorld(whole);
	if (finding !== void 0) throw new StartError(`an app cannot be installed: ${finding.message}`);
	return whole;
}
function withApp(world, manifest) {
	const { apps = [] } = world;
	const { name } = manifest.display_information;
	const stated = apps.find((app) => app.name.toLowerCase() === name.toLowerCase());
	const installed = {
		name,
		...stated,
		installation: stated?.installation ?? {},
		manifest
	};
	return {
		...world,
		apps: [...apps.filter((app) => app !== stated), installed]
	};
}
function toDelivery({ events, socket }) {
	if (socket === true) return { kind: "socket" };
	return events === void 0 ? void 0 : {
		kind: "http",
		url: readAddress(events)
	};
}
function readAddress(text) {
	if (isDeliveryUrl(text)) return text;
	throw new StartError(`the address for events must be a URL such as http://localhost:3000/events, not ${JSON.stringify(text)}`);
}
export { addApps };
