// ../../packages/double/src/generated/control/webapi.ts
const webapi = {
	mount: "/_rollcall",
	methods: {
		"activity.record": {
			wireName: "activity.record",
			load: async () => (await import("./activity-record.js")).activityRecordMethod
		},
		"apps.check": {
			wireName: "apps.check",
			load: async () => (await import("./apps-check.js")).appsCheckMethod
		},
		"apps.create": {
			wireName: "apps.create",
			load: async () => (await import("./apps-create.js")).appsCreateMethod
		},
		"apps.environment": {
			wireName: "apps.environment",
			load: async () => (await import("./apps-environment.js")).appsEnvironmentMethod
		},
		"apps.get": {
			wireName: "apps.get",
			load: async () => (await import("./apps-get.js")).appsGetMethod
		},
		"apps.install": {
			wireName: "apps.install",
			load: async () => (await import("./apps-install.js")).appsInstallMethod
		},
		"apps.list": {
			wireName: "apps.list",
			load: async () => (await import("./apps-list.js")).appsListMethod
		},
		"apps.switchOn": {
			wireName: "apps.switchOn",
			load: async () => (await import("./apps-switch-on.js")).appsSwitchOnMethod
		},
		"apps.uninstall": {
			wireName: "apps.uninstall",
			load: async () => (await import("./apps-uninstall2.js")).appsUninstallMethod
		},
		"apps.update": {
			wireName: "apps.update",
			load: async () => (await import("./apps-update.js")).appsUpdateMethod
		},
		"clock.advance": {
			wireName: "clock.advance",
			load: async () => (await import("./clock-advance.js")).clockAdvanceMethod
		},
		"clock.freeze": {
			wireName: "clock.freeze",
			load: async () => (await import("./clock-freeze.js")).clockFreezeMethod
		},
		"clock.get": {
			wireName: "clock.get",
			load: async () => (await import("./clock-get.js")).clockGetMethod
		},
		"clock.resume": {
			wireName: "clock.resume",
			load: async () => (await import("./clock-resume.js")).clockResumeMethod
		},
		"clock.set": {
			wireName: "clock.set",
			load: async () => (await import("./clock-set.js")).clockSetMethod
		},
		"coverage.explain": {
			wireName: "coverage.explain",
			load: async () => (await import("./coverage-explain.js")).coverageExplainMethod
		},
		"coverage.get": {
			wireName: "coverage.get",
			load: async () => (await import("./coverage-get.js")).coverageGetMethod
		},
		"deliveries.list": {
			wireName: "deliveries.list",
			load: async () => (await import("./deliveries-list.js")).deliveriesListMethod
		},
		"deliveries.resend": {
			wireName: "deliveries.resend",
			load: async () => (await import("./deliveries-resend.js")).deliveriesResendMethod
		},
		"deliveries.waitFor": {
			wireName: "deliveries.waitFor",
			load: async () => (await import("./deliveries-wait-for.js")).deliveriesWaitForMethod
		},
		"events.send": {
			wireName: "events.send",
			load: async () => (await import("./events-send.js")).eventsSendMethod
		},
		"fault.arm": {
			wireName: "fault.arm",
			load: async () => (await import("./fault-arm.js")).faultArmMethod
		},
		"fault.declared": {
			wireName: "fault.declared",
			load: async () => (await import("./fault-declared.js")).faultDeclaredMethod
		},
		"fault.disarm": {
			wireName: "fault.disarm",
			load: async () => (await import("./fault-disarm.js")).faultDisarmMethod
		},
		"fault.list": {
			wireName: "fault.list",
			load: async () => (await import("./fault-list.js")).faultListMethod
		},
		"group.disconnect": {
			wireName: "group.disconnect",
			load: async () => (await import("./group-disconnect.js")).groupDisconnectMethod
		},
		"journal.clear": {
			wireName: "journal.clear",
			load: async () => (await import("./journal-clear.js")).journalClearMethod
		},
		"journal.get": {
			wireName: "journal.get",
			load: async () => (await import("./journal-get.js")).journalGetMethod
		},
		"journal.list": {
			wireName: "journal.list",
			load: async () => (await import("./journal-list.js")).journalListMethod
		},
		"journal.repeat": {
			wireName: "journal.repeat",
			load: async () => (await import("./journal-repeat.js")).journalRepeatMethod
		},
		"journal.wait": {
			wireName: "journal.wait",
			load: async () => (await import("./journal-wait.js")).journalWaitMethod
		},
		"limits.list": {
			wireName: "limits.list",
			load: async () => (await import("./limits-list.js")).limitsListMethod
		},
		"limits.set": {
			wireName: "limits.set",
			load: async () => (await import("./limits-set.js")).limitsSetMethod
		},
		"people.acceptInvitation": {
			wireName: "people.acceptInvitation",
			load: async () => (await import("./people-accept-invitation.js")).peopleAcceptInvitationMethod
		},
		"people.call": {
			wireName: "people.call",
			load: async () => (await import("./people-call.js")).peopleCallMethod
		},
		"people.choose": {
			wireName: "people.choose",
			load: async () => (await import("./people-choose.js")).peopleChooseMethod
		},
		"people.click": {
			wireName: "people.click",
			load: async () => (await import("./people-click.js")).peopleClickMethod
		},
		"people.close": {
			wireName: "people.close",
			load: async () => (await import("./people-close.js")).peopleCloseMethod
		},
		"people.command": {
			wireName: "people.command",
			load: async () => (await import("./people-command.js")).peopleCommandMethod
		},
		"people.createChannel": {
			wireName: "people.createChannel",
			load: async () => (await import("./people-create-channel.js")).peopleCreateChannelMethod
		},
		"people.delete": {
			wireName: "people.delete",
			load: async () => (await import("./people-delete.js")).peopleDeleteMethod
		},
		"people.edit": {
			wireName: "people.edit",
			load: async () => (await import("./people-edit.js")).peopleEditMethod
		},
		"people.grantAccess": {
			wireName: "people.grantAccess",
			load: async () => (await import("./people-grant-access.js")).peopleGrantAccessMethod
		},
		"people.install": {
			wireName: "people.install",
			load: async () => (await import("./people-install.js")).peopleInstallMethod
		},
		"people.invite": {
			wireName: "people.invite",
			load: async () => (await import("./people-invite.js")).peopleInviteMethod
		},
		"people.join": {
			wireName: "people.join",
			load: async () => (await import("./people-join.js")).peopleJoinMethod
		},
		"people.leave": {
			wireName: "people.leave",
			load: async () => (await import("./people-leave.js")).peopleLeaveMethod
		},
		"people.mark": {
			wireName: "people.mark",
			load: async () => (await import("./people-mark.js")).peopleMarkMethod
		},
		"people.messageShortcut": {
			wireName: "people.messageShortcut",
			load: async () => (await import("./people-message-shortcut.js")).peopleMessageShortcutMethod
		},
		"people.openAssistant": {
			wireName: "people.openAssistant",
			load: async () => (await import("./people-open-assistant.js")).peopleOpenAssistantMethod
		},
		"people.openDm": {
			wireName: "people.openDm",
			load: async () => (await import("./people-open-dm.js")).peopleOpenDmMethod
		},
		"people.openHome": {
			wireName: "people.openHome",
			load: async () => (await import("./people-open-home.js")).peopleOpenHomeMethod
		},
		"people.pin": {
			wireName: "people.pin",
			load: async () => (await import("./people-pin.js")).peoplePinMethod
		},
		"people.post": {
			wireName: "people.post",
			load: async () => (await import("./people-post.js")).peoplePostMethod
		},
		"people.react": {
			wireName: "people.react",
			load: async () => (await import("./people-react.js")).peopleReactMethod
		},
		"people.renameSession": {
			wireName: "people.renameSession",
			load: async () => (await import("./people-rename-session.js")).peopleRenameSessionMethod
		},
		"people.revokeAccess": {
			wireName: "people.revokeAccess",
			load: async () => (await import("./people-revoke-access.js")).peopleRevokeAccessMethod
		},
		"people.runStep": {
			wireName: "people.runStep",
			load: async () => (await import("./people-run-step.js")).peopleRunStepMethod
		},
		"people.see": {
			wireName: "people.see",
			load: async () => (await import("./people-see.js")).peopleSeeMethod
		},
		"people.seeActivity": {
			wireName: "people.seeActivity",
			load: async () => (await import("./people-see-activity.js")).peopleSeeActivityMethod
		},
		"people.seeApp": {
			wireName: "people.seeApp",
			load: async () => (await import("./people-see-app.js")).peopleSeeAppMethod
		},
		"people.seeAssistant": {
			wireName: "people.seeAssistant",
			load: async () => (await import("./people-see-assistant.js")).peopleSeeAssistantMethod
		},
		"people.seeCanvas": {
			wireName: "people.seeCanvas",
			load: async () => (await import("./people-see-canvas.js")).peopleSeeCanvasMethod
		},
		"people.seeDocuments": {
			wireName: "people.seeDocuments",
			load: async () => (await import("./people-see-documents.js")).peopleSeeDocumentsMethod
		},
		"people.seeFile": {
			wireName: "people.seeFile",
			load: async () => (await import("./people-see-file.js")).peopleSeeFileMethod
		},
		"people.seeList": {
			wireName: "people.seeList",
			load: async () => (await import("./people-see-list.js")).peopleSeeListMethod
		},
		"people.seeStep": {
			wireName: "people.seeStep",
			load: async () => (await import("./people-see-step.js")).peopleSeeStepMethod
		},
		"people.seeWorkspace": {
			wireName: "people.seeWorkspace",
			load: async () => (await import("./people-see-workspace.js")).peopleSeeWorkspaceMethod
		},
		"people.setPresence": {
			wireName: "people.setPresence",
			load: async () => (await import("./people-set-presence.js")).peopleSetPresenceMethod
		},
		"people.setStatus": {
			wireName: "people.setStatus",
			load: async () => (await import("./people-set-status.js")).peopleSetStatusMethod
		},
		"people.shortcut": {
			wireName: "people.shortcut",
			load: async () => (await import("./people-shortcut.js")).peopleShortcutMethod
		},
		"people.stop": {
			wireName: "people.stop",
			load: async () => (await import("./people-stop.js")).peopleStopMethod
		},
		"people.submit": {
			wireName: "people.submit",
			load: async () => (await import("./people-submit.js")).peopleSubmitMethod
		},
		"people.type": {
			wireName: "people.type",
			load: async () => (await import("./people-type.js")).peopleTypeMethod
		},
		"people.uninstall": {
			wireName: "people.uninstall",
			load: async () => (await import("./people-uninstall.js")).peopleUninstallMethod
		},
		"people.unpin": {
			wireName: "people.unpin",
			load: async () => (await import("./people-unpin.js")).peopleUnpinMethod
		},
		"people.unreact": {
			wireName: "people.unreact",
			load: async () => (await import("./people-unreact.js")).peopleUnreactMethod
		},
		"scim.checkFilter": {
			wireName: "scim.checkFilter",
			load: async () => (await import("./scim-check-filter.js")).scimCheckFilterMethod
		},
		"scim.get": {
			wireName: "scim.get",
			load: async () => (await import("./scim-get.js")).scimGetMethod
		},
		"scim.send": {
			wireName: "scim.send",
			load: async () => (await import("./scim-send.js")).scimSendMethod
		},
		"trigger.create": {
			wireName: "trigger.create",
			load: async () => (await import("./trigger-create.js")).triggerCreateMethod
		},
		"user.find": {
			wireName: "user.find",
			load: async () => (await import("./user-find.js")).userFindMethod
		},
		"user.list": {
			wireName: "user.list",
			load: async () => (await import("./user-list2.js")).userListMethod
		},
		"world.diff": {
			wireName: "world.diff",
			load: async () => (await import("./world-diff.js")).worldDiffMethod
		},
		"world.fork": {
			wireName: "world.fork",
			load: async () => (await import("./world-fork.js")).worldForkMethod
		},
		"world.list": {
			wireName: "world.list",
			load: async () => (await import("./world-list.js")).worldListMethod
		},
		"world.load": {
			wireName: "world.load",
			load: async () => (await import("./world-load.js")).worldLoadMethod
		},
		"world.remove": {
			wireName: "world.remove",
			load: async () => (await import("./world-remove.js")).worldRemoveMethod
		},
		"world.reset": {
			wireName: "world.reset",
			load: async () => (await import("./world-reset.js")).worldResetMethod
		},
		"world.restore": {
			wireName: "world.restore",
			load: async () => (await import("./world-restore.js")).worldRestoreMethod
		},
		"world.save": {
			wireName: "world.save",
			load: async () => (await import("./world-save.js")).worldSaveMethod
		},
		"world.snapshot": {
			wireName: "world.snapshot",
			load: async () => (await import("./world-snapshot.js")).worldSnapshotMethod
		}
	},
	situations: {
		unknownMethod: "unknown_operation",
		noToken: "invalid_arguments",
		tokenKindRefused: "invalid_arguments",
		scopeMissing: "invalid_arguments",
		argumentsInvalid: "invalid_arguments",
		argumentNameInvalid: "invalid_arguments",
		arrayRefused: "invalid_arguments",
		cursorInvalid: "invalid_arguments",
		bodyTypeMissing: "invalid_body",
		bodyTypeUnknown: "invalid_body",
		charsetUnknown: "invalid_body",
		bodyMalformed: "invalid_body",
		bodyTooLarge: "invalid_body",
		bodyTruncated: "invalid_body",
		overloaded: "internal_error",
		rateLimited: "internal_error",
		defect: "internal_error"
	},
	verbRefused: "method_not_allowed",
	errors: {
		broken_world: {
			wireName: "broken_world",
			status: 422,
			meaning: "The world file has errors; nothing was changed."
		},
		conflict: {
			wireName: "conflict",
			status: 409,
			meaning: "The request conflicts with the state of the world; nothing was changed."
		},
		internal_error: {
			wireName: "internal_error",
			status: 500,
			meaning: "The control plane failed; the world may have changed."
		},
		invalid_arguments: {
			wireName: "invalid_arguments",
			status: 400,
			meaning: "An argument is missing or invalid."
		},
		invalid_body: {
			wireName: "invalid_body",
			status: 400,
			meaning: "The body cannot be read."
		},
		json_required: {
			wireName: "json_required",
			status: 415,
			meaning: "A call from a browser that may change something has no JSON body; nothing was changed."
		},
		method_not_allowed: {
			wireName: "method_not_allowed",
			status: 405,
			meaning: "The operation changes something and accepts only POST; nothing was changed."
		},
		not_allowed: {
			wireName: "not_allowed",
			status: 403,
			meaning: "The caller may not control the server; nothing was changed."
		},
		not_found: {
			wireName: "not_found",
			status: 404,
			meaning: "The call names something that the world does not have."
		},
		refused: {
			wireName: "refused",
			status: 409,
			meaning: "The rules of the service do not allow this person to do it; nothing was changed."
		},
		timed_out: {
			wireName: "timed_out",
			status: 408,
			meaning: "The expected exchange did not happen in time."
		},
		undeclared: {
			wireName: "undeclared",
			status: 422,
			meaning: "No definition declares this behavior."
		},
		unknown_operation: {
			wireName: "unknown_operation",
			status: 404,
			meaning: "The control plane has no such operation."
		}
	},
	warnings: {},
	limits: {
		maxArgumentName: 128,
		maxBodyDepth: 64,
		maxBodyBytes: 67108864
	}
};
export { webapi as t };
