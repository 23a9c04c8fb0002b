import { t as toTeamIcon } from "./to-team-icon.js";
// ../../packages/service/src/organizations/to-team.ts
function toTeam(workspace, { siteUrl, enterprise }) {
	const { id, name, domain, emailDomains = [] } = workspace;
	return {
		id,
		name,
		url: toTeamUrl(siteUrl),
		domain,
		email_domain: emailDomains.join(","),
		icon: toTeamIcon(workspace, siteUrl),
		...enterprise !== void 0 && {
			enterprise_id: enterprise.organization.id,
			enterprise_name: enterprise.organization.name,
			enterprise_domain: enterprise.domain
		}
	};
}
function toTeamUrl(siteUrl) {
	return `${siteUrl}/`;
}
export { toTeamUrl as n, toTeam as t };
