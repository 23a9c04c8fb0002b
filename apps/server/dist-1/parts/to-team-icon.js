import { nr as pictureOf } from "./server.js";
// ../../packages/service/src/organizations/to-team-icon.ts
function toTeamIcon({ id, icon }, siteUrl) {
	const { url } = pictureOf({
		id,
		...icon !== void 0 && { photo: icon }
	}, siteUrl);
	return {
		image_34: url(34),
		image_44: url(44),
		image_68: url(68),
		image_88: url(88),
		image_102: url(102),
		image_132: url(132),
		image_230: url(230),
		...icon === void 0 ? { image_default: true } : { image_original: url("original") }
	};
}
export { toTeamIcon as t };
