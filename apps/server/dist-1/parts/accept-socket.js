import { t as refuseUpgrade } from "./refuse-upgrade.js";
// src/delivery/accept-socket.ts
async function acceptSocket(service, upgrade, onError) {
	const ticket = URL.parse(upgrade.request.url ?? "", "ws://localhost")?.searchParams.get("ticket") ?? "";
	try {
		if (ticket !== "" && await (await service).connect(ticket, upgrade)) return;
		refuseUpgrade(upgrade.socket, 403, "The ticket is missing, unknown, used or expired. Call apps.connections.open.");
	} catch (error) {
		onError(error);
		refuseUpgrade(upgrade.socket, 503, "The ticket cannot be checked now.");
	}
}
export { acceptSocket };
