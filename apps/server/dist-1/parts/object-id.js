// ../../packages/service/src/record-channels/object-id.ts
const short = 15;
const chunk = 5;
const checks = "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345";
function readObjectId(sent) {
	if (!/^(?:[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/.test(sent)) return void 0;
	const id = sent.slice(0, short);
	return sent.length === short || sent.slice(short).toUpperCase() === checkOf(id) ? id : void 0;
}
function checkOf(id) {
	return [
		0,
		1,
		2
	].map((at) => [...id.slice(at * chunk, (at + 1) * chunk)]).map((five) => five.reduce((sum, character, place) => sum + (/[A-Z]/.test(character) ? 2 ** place : 0), 0)).map((sum) => checks[sum]).join("");
}
export { readObjectId as t };
