import { Hr as createRefuse, Qo as serviceLimits, po as millisecondsOf } from "./server.js";
// ../../packages/service/src/interactivity/response-urls/refuse-response-url.ts
const refuse = createRefuse("interactivity#response_url");
function refuseResponseUrl({ expires, uses }, nowMs) {
	const { responseUrlMinutes, responseUrlUses } = serviceLimits;
	if (millisecondsOf(expires) < nowMs) return refuse("expired_url", expires, `an address of the last ${responseUrlMinutes.value} minutes`);
	return uses >= responseUrlUses.value ? refuse("used_url", uses, `an address that was used less than ${responseUrlUses.value} times`) : void 0;
}
export { refuseResponseUrl as t };
