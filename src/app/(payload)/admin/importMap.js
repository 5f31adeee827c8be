import { SavedByDiff as SavedByDiff_e33a16ee731514930b9c02c6b422089a } from '../../../cms/admin/compare-version-authors.client'
import { RowTitle as RowTitle_a7f81b45acd5e930d2fa06ffe763d247 } from '../../../cms/admin/list-row-title'
import { NoField as NoField_f8d08d7245e00688f10d0eefa4496af6 } from '../../../cms/rich-text/table-cells-editor.client'
import { TableGrid as TableGrid_f8d08d7245e00688f10d0eefa4496af6 } from '../../../cms/rich-text/table-cells-editor.client'
import { VariantPicture as VariantPicture_35d7539e63968d4a3617e34d813fbdc6 } from '../../../cms/admin/picture-of-section-variant.client'
import { PictogramPicker as PictogramPicker_c28e08cb0c88be1382bf522460ecf9db } from '../../../cms/admin/pictogram-picker.client'
import { PublishChecksPanel as PublishChecksPanel_85fe997778fbcf6c1e1e88fed0e73e9a } from '../../../cms/admin/publish-checks-panel.client'
import { TranslationDiffPanel as TranslationDiffPanel_5b1cdec2413dd579c494a8096d674a04 } from '../../../cms/admin/translation-diff-panel.client'
import { SeoPreview as SeoPreview_1b523fca942590c3f5aa6d2042f6a5ee } from '../../../cms/admin/seo-preview.client'
import { TimeInOfficeZoneField as TimeInOfficeZoneField_63af82faeb66f0dccc0cf2e706590e2b } from '../../../cms/admin/time-in-office-zone-field.client'
import { UsedInPanel as UsedInPanel_b514a47c42cd9dcd0a2f4d324355e297 } from '../../../cms/admin/document-uses-panel.client'
import { ScheduleButton as ScheduleButton_2bd0aea8b1fa70bada255e3d35de44c3 } from '../../../cms/admin/schedule-publishing-button.client'
import { MoveAddress as MoveAddress_fbf106ffdf9b745667525b48d2df0d23 } from '../../../cms/admin/move-page-url-dialog.client'
import { EditOnPage as EditOnPage_778f553461eca17d38a08793f7cb88e3 } from '../../../cms/admin/edit-on-page-preview.client'
import { SectionChooser as SectionChooser_6fd26c10ba265b714380c251f54eec52 } from '../../../cms/admin/section-chooser.client'
import { KeepUnsaved as KeepUnsaved_1ebc0bf70cea7cbdeb437046025f437e } from '../../../cms/admin/keep-form-unsaved-after-refusal.client'
import { PublishLanguage as PublishLanguage_6dda454f29abb98cc92fc8772d34f3e6 } from '../../../cms/admin/publish-language-button.client'
import { LanguageStatus as LanguageStatus_5dfc0561b75bfa21a8b44e47737c2185 } from '../../../cms/admin/publication-status-per-language.client'
import { VersionsView as VersionsView_288629f2b2c16398fbdc474f6e299354 } from '../../../cms/admin/versions-view'
import { SideBySideView as SideBySideView_40b8cdad6e93153e84e8858129c397fa } from '../../../cms/admin/languages-side-by-side-view'
import { HiddenFormField as HiddenFormField_c0fc3eb800362a3668bd251bbe339b59 } from '../../../cms/admin/field-left-out-of-form'
import { MenuOrder as MenuOrder_d619a69700a72871dbd062ea08a9c89f } from '../../../cms/admin/panels-loaded-later.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { loadedWithEditor as loadedWithEditor_5952c15cf2db3edaee43db75926a9829 } from '../../../cms/rich-text/placeholder-for-editor-feature'
import { KeptTextField as KeptTextField_8a8bac065bb38c63928e8a39f752f893 } from '../../../cms/rich-text/rich-text-form-field'
import { TextDiff as TextDiff_362bca5400ef94ce8b2178ab5679c89e } from '../../../cms/rich-text/rich-text-version-diff'
import { RedirectTargetNote as RedirectTargetNote_a6f0ef755b24c9690b3c1a0c56a8edb5 } from '../../../cms/admin/redirect-target-note.client'
import { ImportRedirects as ImportRedirects_a3e6ba3598b29d4e41a5a1dece410c90 } from '../../../cms/admin/import-redirects.client'
import { ConsentState as ConsentState_841ad8489471c9c01e680f633a4ff666 } from '../../../leads/admin/consent-receipt-and-ledger-links.client'
import { LeadNameCell as LeadNameCell_a77cded15f0ded38fa03fbde0e12dcde } from '../../../leads/admin/lead-name-cell'
import { ChoiceLabelCell as ChoiceLabelCell_88f2781dede3daa2fbfce17048ede9d7 } from '../../../leads/admin/choice-label-cell'
import { LeadSummaryField as LeadSummaryField_969b54f21ad64319ca3d234be4f9a799 } from '../../../leads/admin/lead-summary-field'
import { LeadOwnerCell as LeadOwnerCell_94b5bbd14f1f18ce7686e9e3cd4c4d2a } from '../../../leads/admin/lead-owner-cell'
import { LeadWorkArea as LeadWorkArea_075cb42a6b1a4d92318087a676ce610c } from '../../../leads/admin/lead-screens-loaded-later.client'
import { LeadHistory as LeadHistory_075cb42a6b1a4d92318087a676ce610c } from '../../../leads/admin/lead-screens-loaded-later.client'
import { LeadSourceCell as LeadSourceCell_a85419aaa725007032a15121104ff28a } from '../../../leads/admin/lead-source-cell'
import { JsonRecordField as JsonRecordField_15cd263fbce4c2b6139f3e9950f9469a } from '../../../leads/admin/json-record-field.client'
import { ReplyDeadlineCell as ReplyDeadlineCell_791928c8cc2302feed28e42ecd9200b6 } from '../../../leads/admin/reply-deadline-cell'
import { LeadStepCell as LeadStepCell_70b93f22f3f009fc0101db244ba6caab } from '../../../leads/admin/next-step-cell'
import { LeadListTools as LeadListTools_9f5f33594535dfccebc498a9185fdbaf } from '../../../leads/admin/lead-list-toolbar.client'
import { ExportLeads as ExportLeads_b3869266b0ff9a158087a0252a2300f6 } from '../../../leads/admin/export-links.client'
import { ConsentReceipt as ConsentReceipt_841ad8489471c9c01e680f633a4ff666 } from '../../../leads/admin/consent-receipt-and-ledger-links.client'
import { ExportAdLeads as ExportAdLeads_b3869266b0ff9a158087a0252a2300f6 } from '../../../leads/admin/export-links.client'
import { ImportAdLeads as ImportAdLeads_b7bb9a260ece3c7a9af9c285bc377113 } from '../../../leads/admin/import-ad-leads.client'
import { TicketTypeCell as TicketTypeCell_87ff523e570a4161804119498ff7b885 } from '../../../leads/admin/ticket-check-in-cell'
import { CheckInCell as CheckInCell_87ff523e570a4161804119498ff7b885 } from '../../../leads/admin/ticket-check-in-cell'
import { PrintCheckInList as PrintCheckInList_1c3d5837eb17f7c9ccf23973f141886a } from '../../../leads/admin/ticket-check-in-buttons.client'
import { TicketActions as TicketActions_1c3d5837eb17f7c9ccf23973f141886a } from '../../../leads/admin/ticket-check-in-buttons.client'
import { RestoredMails as RestoredMails_e356f64436bf8745575829bc08d11e2e } from '../../../leads/admin/mails-held-after-restore'
import { SendWaitingMails as SendWaitingMails_7f43ab753c9dd5cfdd35555c39d4c5d4 } from '../../../leads/admin/send-or-drop-mail-buttons.client'
import { SendMailAgain as SendMailAgain_7f43ab753c9dd5cfdd35555c39d4c5d4 } from '../../../leads/admin/send-or-drop-mail-buttons.client'
import { DeliveryResultInstruction as DeliveryResultInstruction_94400d5ab004927564dbea0e52ae6d10 } from '../../../leads/admin/delivery-result-instruction'
import { SendAllFailedAgain as SendAllFailedAgain_67ab1b2e74a598b726a968641450db0e } from '../../../leads/admin/resend-delivery-buttons.client'
import { DryRun as DryRun_a17446eb8505e7f0a6a339e8196c8828 } from '../../../leads/admin/crm-dry-run-button.client'
import { SendAgain as SendAgain_67ab1b2e74a598b726a968641450db0e } from '../../../leads/admin/resend-delivery-buttons.client'
import { PrivacyRequestTools as PrivacyRequestTools_0938b6b8cd516c00218c432168c36f2b } from '../../../leads/admin/privacy-request-buttons.client'
import { PrivacyNoticeTools as PrivacyNoticeTools_cc49c5f7a7d8cd49d4a9ab8eb860e070 } from '../../../leads/admin/external-erasure-buttons.client'
import { PresentPassword as PresentPassword_e315dc09996eb2b8a3d83746d367ecc8 } from '../../../cms/admin/current-password-fields.client'
import { PresentCode as PresentCode_e315dc09996eb2b8a3d83746d367ecc8 } from '../../../cms/admin/current-password-fields.client'
import { InvitationPanel as InvitationPanel_d619a69700a72871dbd062ea08a9c89f } from '../../../cms/admin/panels-loaded-later.client'
import { SecondFactor as SecondFactor_d619a69700a72871dbd062ea08a9c89f } from '../../../cms/admin/panels-loaded-later.client'
import { Sessions as Sessions_d619a69700a72871dbd062ea08a9c89f } from '../../../cms/admin/panels-loaded-later.client'
import { AccountView as AccountView_af43687ecc2e5616833d9e96745d3934 } from '../../../cms/admin/account-view.client'
import { HolidayLabel as HolidayLabel_a0723dcf212dbf36b5dfa44286ce7714 } from '../../../leads/admin/holiday-row-label.client'
import { RoleNav as RoleNav_dbdb47ed9ae805410421ac536b881f4f } from '../../../app/(payload)/admin/navigation-by-role'
import { BrandIcon as BrandIcon_cf931e7bce303036f975001f37b4581c } from '../../../cms/admin/brand-logo-and-icon'
import { BrandLogo as BrandLogo_cf931e7bce303036f975001f37b4581c } from '../../../cms/admin/brand-logo-and-icon'
import { AdminSearch as AdminSearch_9def0715ec82d57fe62f526f9e31cf4f } from '../../../app/(payload)/admin/admin-search-for-role'
import { HideContentLanguageSelector as HideContentLanguageSelector_26affb6ccf300cb2af559e74b8a3f4c9 } from '../../../app/(payload)/admin/hide-content-language-selector'
import { ViewLinks as ViewLinks_9b71ee4a9bd32381064da52c877dbc81 } from '../../../app/(payload)/admin/navigation-view-links'
import { LibraryNames as LibraryNames_14a40d14b7ab0a13bea7830a3e24554e } from '../../../cms/admin/translate-admin-library-texts.client'
import { SendStoredEntries as SendStoredEntries_8a481464a6fb84447f53fd21fd70ceeb } from '../../../leads/admin/check-in/send-stored-entries.client'
import { SignInView as SignInView_dbe9e773a7cd85959df870bfabda502b } from '../../../cms/admin/sign-in-view'
import { RequiredFactorView as RequiredFactorView_38e234d13d042c20003be86ff2348192 } from '../../../cms/admin/required-second-factor-view'
import { TranslationDiffView as TranslationDiffView_e024cf205c57ba5fffdf2e139e211084 } from '../../../cms/admin/translation-diff-view'
import { SampleContentView as SampleContentView_059c3c3e96abe31fff10dc0229e37331 } from '../../../cms/admin/sample-content-view'
import { CalendarView as CalendarView_defb2e415d5598ac8d7b11cc416f0c63 } from '../../../cms/admin/publishing-calendar-view'
import { Dashboard as Dashboard_e881d48cf5d20418908218236db8ed24 } from '../../../app/(payload)/dashboard/dashboard'
import { BoardView as BoardView_3afbf3ba31258ed225295088dc95d3ec } from '../../../leads/admin/views/unanswered-leads-board-view'
import { CheckInView as CheckInView_f3a12453e3d7107a4c5b12ce9fcb2d5e } from '../../../leads/admin/check-in/check-in-view'
import { StagesView as StagesView_09ce432aa2cfd4b2a5530883bf257979 } from '../../../leads/admin/views/stage-board-view'
import { ResponseView as ResponseView_9d3e7334844426dcb7d7443d52bbd27a } from '../../../leads/admin/views/response-times-view'
import { AnalyticsView as AnalyticsView_d70a6eac81fd28dbaa2e863f2fe7441a } from '../../../tracking/views/analytics-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/compare-version-authors.client#SavedByDiff": SavedByDiff_e33a16ee731514930b9c02c6b422089a,
  "/cms/admin/list-row-title#RowTitle": RowTitle_a7f81b45acd5e930d2fa06ffe763d247,
  "/cms/rich-text/table-cells-editor.client#NoField": NoField_f8d08d7245e00688f10d0eefa4496af6,
  "/cms/rich-text/table-cells-editor.client#TableGrid": TableGrid_f8d08d7245e00688f10d0eefa4496af6,
  "/cms/admin/picture-of-section-variant.client#VariantPicture": VariantPicture_35d7539e63968d4a3617e34d813fbdc6,
  "/cms/admin/pictogram-picker.client#PictogramPicker": PictogramPicker_c28e08cb0c88be1382bf522460ecf9db,
  "/cms/admin/publish-checks-panel.client#PublishChecksPanel": PublishChecksPanel_85fe997778fbcf6c1e1e88fed0e73e9a,
  "/cms/admin/translation-diff-panel.client#TranslationDiffPanel": TranslationDiffPanel_5b1cdec2413dd579c494a8096d674a04,
  "/cms/admin/seo-preview.client#SeoPreview": SeoPreview_1b523fca942590c3f5aa6d2042f6a5ee,
  "/cms/admin/time-in-office-zone-field.client#TimeInOfficeZoneField": TimeInOfficeZoneField_63af82faeb66f0dccc0cf2e706590e2b,
  "/cms/admin/document-uses-panel.client#UsedInPanel": UsedInPanel_b514a47c42cd9dcd0a2f4d324355e297,
  "/cms/admin/schedule-publishing-button.client#ScheduleButton": ScheduleButton_2bd0aea8b1fa70bada255e3d35de44c3,
  "/cms/admin/move-page-url-dialog.client#MoveAddress": MoveAddress_fbf106ffdf9b745667525b48d2df0d23,
  "/cms/admin/edit-on-page-preview.client#EditOnPage": EditOnPage_778f553461eca17d38a08793f7cb88e3,
  "/cms/admin/section-chooser.client#SectionChooser": SectionChooser_6fd26c10ba265b714380c251f54eec52,
  "/cms/admin/keep-form-unsaved-after-refusal.client#KeepUnsaved": KeepUnsaved_1ebc0bf70cea7cbdeb437046025f437e,
  "/cms/admin/publish-language-button.client#PublishLanguage": PublishLanguage_6dda454f29abb98cc92fc8772d34f3e6,
  "/cms/admin/publication-status-per-language.client#LanguageStatus": LanguageStatus_5dfc0561b75bfa21a8b44e47737c2185,
  "/cms/admin/versions-view#VersionsView": VersionsView_288629f2b2c16398fbdc474f6e299354,
  "/cms/admin/languages-side-by-side-view#SideBySideView": SideBySideView_40b8cdad6e93153e84e8858129c397fa,
  "/cms/admin/field-left-out-of-form#HiddenFormField": HiddenFormField_c0fc3eb800362a3668bd251bbe339b59,
  "/cms/admin/panels-loaded-later.client#MenuOrder": MenuOrder_d619a69700a72871dbd062ea08a9c89f,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/cms/rich-text/placeholder-for-editor-feature#loadedWithEditor": loadedWithEditor_5952c15cf2db3edaee43db75926a9829,
  "/cms/rich-text/rich-text-form-field#KeptTextField": KeptTextField_8a8bac065bb38c63928e8a39f752f893,
  "/cms/rich-text/rich-text-version-diff#TextDiff": TextDiff_362bca5400ef94ce8b2178ab5679c89e,
  "/cms/admin/redirect-target-note.client#RedirectTargetNote": RedirectTargetNote_a6f0ef755b24c9690b3c1a0c56a8edb5,
  "/cms/admin/import-redirects.client#ImportRedirects": ImportRedirects_a3e6ba3598b29d4e41a5a1dece410c90,
  "/leads/admin/consent-receipt-and-ledger-links.client#ConsentState": ConsentState_841ad8489471c9c01e680f633a4ff666,
  "/leads/admin/lead-name-cell#LeadNameCell": LeadNameCell_a77cded15f0ded38fa03fbde0e12dcde,
  "/leads/admin/choice-label-cell#ChoiceLabelCell": ChoiceLabelCell_88f2781dede3daa2fbfce17048ede9d7,
  "/leads/admin/lead-summary-field#LeadSummaryField": LeadSummaryField_969b54f21ad64319ca3d234be4f9a799,
  "/leads/admin/lead-owner-cell#LeadOwnerCell": LeadOwnerCell_94b5bbd14f1f18ce7686e9e3cd4c4d2a,
  "/leads/admin/lead-screens-loaded-later.client#LeadWorkArea": LeadWorkArea_075cb42a6b1a4d92318087a676ce610c,
  "/leads/admin/lead-screens-loaded-later.client#LeadHistory": LeadHistory_075cb42a6b1a4d92318087a676ce610c,
  "/leads/admin/lead-source-cell#LeadSourceCell": LeadSourceCell_a85419aaa725007032a15121104ff28a,
  "/leads/admin/json-record-field.client#JsonRecordField": JsonRecordField_15cd263fbce4c2b6139f3e9950f9469a,
  "/leads/admin/reply-deadline-cell#ReplyDeadlineCell": ReplyDeadlineCell_791928c8cc2302feed28e42ecd9200b6,
  "/leads/admin/next-step-cell#LeadStepCell": LeadStepCell_70b93f22f3f009fc0101db244ba6caab,
  "/leads/admin/lead-list-toolbar.client#LeadListTools": LeadListTools_9f5f33594535dfccebc498a9185fdbaf,
  "/leads/admin/export-links.client#ExportLeads": ExportLeads_b3869266b0ff9a158087a0252a2300f6,
  "/leads/admin/consent-receipt-and-ledger-links.client#ConsentReceipt": ConsentReceipt_841ad8489471c9c01e680f633a4ff666,
  "/leads/admin/export-links.client#ExportAdLeads": ExportAdLeads_b3869266b0ff9a158087a0252a2300f6,
  "/leads/admin/import-ad-leads.client#ImportAdLeads": ImportAdLeads_b7bb9a260ece3c7a9af9c285bc377113,
  "/leads/admin/ticket-check-in-cell#TicketTypeCell": TicketTypeCell_87ff523e570a4161804119498ff7b885,
  "/leads/admin/ticket-check-in-cell#CheckInCell": CheckInCell_87ff523e570a4161804119498ff7b885,
  "/leads/admin/ticket-check-in-buttons.client#PrintCheckInList": PrintCheckInList_1c3d5837eb17f7c9ccf23973f141886a,
  "/leads/admin/ticket-check-in-buttons.client#TicketActions": TicketActions_1c3d5837eb17f7c9ccf23973f141886a,
  "/leads/admin/mails-held-after-restore#RestoredMails": RestoredMails_e356f64436bf8745575829bc08d11e2e,
  "/leads/admin/send-or-drop-mail-buttons.client#SendWaitingMails": SendWaitingMails_7f43ab753c9dd5cfdd35555c39d4c5d4,
  "/leads/admin/send-or-drop-mail-buttons.client#SendMailAgain": SendMailAgain_7f43ab753c9dd5cfdd35555c39d4c5d4,
  "/leads/admin/delivery-result-instruction#DeliveryResultInstruction": DeliveryResultInstruction_94400d5ab004927564dbea0e52ae6d10,
  "/leads/admin/resend-delivery-buttons.client#SendAllFailedAgain": SendAllFailedAgain_67ab1b2e74a598b726a968641450db0e,
  "/leads/admin/crm-dry-run-button.client#DryRun": DryRun_a17446eb8505e7f0a6a339e8196c8828,
  "/leads/admin/resend-delivery-buttons.client#SendAgain": SendAgain_67ab1b2e74a598b726a968641450db0e,
  "/leads/admin/privacy-request-buttons.client#PrivacyRequestTools": PrivacyRequestTools_0938b6b8cd516c00218c432168c36f2b,
  "/leads/admin/external-erasure-buttons.client#PrivacyNoticeTools": PrivacyNoticeTools_cc49c5f7a7d8cd49d4a9ab8eb860e070,
  "/cms/admin/current-password-fields.client#PresentPassword": PresentPassword_e315dc09996eb2b8a3d83746d367ecc8,
  "/cms/admin/current-password-fields.client#PresentCode": PresentCode_e315dc09996eb2b8a3d83746d367ecc8,
  "/cms/admin/panels-loaded-later.client#InvitationPanel": InvitationPanel_d619a69700a72871dbd062ea08a9c89f,
  "/cms/admin/panels-loaded-later.client#SecondFactor": SecondFactor_d619a69700a72871dbd062ea08a9c89f,
  "/cms/admin/panels-loaded-later.client#Sessions": Sessions_d619a69700a72871dbd062ea08a9c89f,
  "/cms/admin/account-view.client#AccountView": AccountView_af43687ecc2e5616833d9e96745d3934,
  "/leads/admin/holiday-row-label.client#HolidayLabel": HolidayLabel_a0723dcf212dbf36b5dfa44286ce7714,
  "/app/(payload)/admin/navigation-by-role#RoleNav": RoleNav_dbdb47ed9ae805410421ac536b881f4f,
  "/cms/admin/brand-logo-and-icon#BrandIcon": BrandIcon_cf931e7bce303036f975001f37b4581c,
  "/cms/admin/brand-logo-and-icon#BrandLogo": BrandLogo_cf931e7bce303036f975001f37b4581c,
  "/app/(payload)/admin/admin-search-for-role#AdminSearch": AdminSearch_9def0715ec82d57fe62f526f9e31cf4f,
  "/app/(payload)/admin/hide-content-language-selector#HideContentLanguageSelector": HideContentLanguageSelector_26affb6ccf300cb2af559e74b8a3f4c9,
  "/app/(payload)/admin/navigation-view-links#ViewLinks": ViewLinks_9b71ee4a9bd32381064da52c877dbc81,
  "/cms/admin/translate-admin-library-texts.client#LibraryNames": LibraryNames_14a40d14b7ab0a13bea7830a3e24554e,
  "/leads/admin/check-in/send-stored-entries.client#SendStoredEntries": SendStoredEntries_8a481464a6fb84447f53fd21fd70ceeb,
  "/cms/admin/sign-in-view#SignInView": SignInView_dbe9e773a7cd85959df870bfabda502b,
  "/cms/admin/required-second-factor-view#RequiredFactorView": RequiredFactorView_38e234d13d042c20003be86ff2348192,
  "/cms/admin/translation-diff-view#TranslationDiffView": TranslationDiffView_e024cf205c57ba5fffdf2e139e211084,
  "/cms/admin/sample-content-view#SampleContentView": SampleContentView_059c3c3e96abe31fff10dc0229e37331,
  "/cms/admin/publishing-calendar-view#CalendarView": CalendarView_defb2e415d5598ac8d7b11cc416f0c63,
  "/app/(payload)/dashboard/dashboard#Dashboard": Dashboard_e881d48cf5d20418908218236db8ed24,
  "/leads/admin/views/unanswered-leads-board-view#BoardView": BoardView_3afbf3ba31258ed225295088dc95d3ec,
  "/leads/admin/check-in/check-in-view#CheckInView": CheckInView_f3a12453e3d7107a4c5b12ce9fcb2d5e,
  "/leads/admin/views/stage-board-view#StagesView": StagesView_09ce432aa2cfd4b2a5530883bf257979,
  "/leads/admin/views/response-times-view#ResponseView": ResponseView_9d3e7334844426dcb7d7443d52bbd27a,
  "/tracking/views/analytics-view#AnalyticsView": AnalyticsView_d70a6eac81fd28dbaa2e863f2fe7441a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
