import { SavedByDiff as SavedByDiff_811f9d46197063d6157ffaab16c8eb01 } from '../../../cms/admin/saved-by-diff.client'
import { RowTitle as RowTitle_20c2641e12cf3e2a50cdd9d92e62a8cb } from '../../../cms/admin/row-title.client'
import { NoField as NoField_36a070a7ab76026761972491bf13b56e } from '../../../cms/rich-text/table-grid.client'
import { TableGrid as TableGrid_36a070a7ab76026761972491bf13b56e } from '../../../cms/rich-text/table-grid.client'
import { VariantPicture as VariantPicture_0b65bfb1bfa5f6d1152f718e7ae59fd8 } from '../../../cms/admin/variant-picture.client'
import { PictogramPicker as PictogramPicker_c28e08cb0c88be1382bf522460ecf9db } from '../../../cms/admin/pictogram-picker.client'
import { PublishChecksPanel as PublishChecksPanel_85fe997778fbcf6c1e1e88fed0e73e9a } from '../../../cms/admin/publish-checks-panel.client'
import { TranslationDiffPanel as TranslationDiffPanel_5b1cdec2413dd579c494a8096d674a04 } from '../../../cms/admin/translation-diff-panel.client'
import { SeoPreview as SeoPreview_1b523fca942590c3f5aa6d2042f6a5ee } from '../../../cms/admin/seo-preview.client'
import { UsedInPanel as UsedInPanel_e716ea160bb8df08714a37dccea403f3 } from '../../../cms/admin/used-in-panel.client'
import { ScheduleButton as ScheduleButton_6706d85719615746fef44f8d3c36b9ea } from '../../../cms/admin/schedule-button.client'
import { MoveAddress as MoveAddress_85a897910ce0fa0011e07adfab417080 } from '../../../cms/admin/move-address.client'
import { EditOnPage as EditOnPage_3a7ba0678dc9f998aada4e15b2529d49 } from '../../../cms/admin/edit-on-page.client'
import { SectionChooser as SectionChooser_6fd26c10ba265b714380c251f54eec52 } from '../../../cms/admin/section-chooser.client'
import { KeepUnsaved as KeepUnsaved_f193b4f6e15b3401d8936454cf767eec } from '../../../cms/admin/keep-unsaved.client'
import { PublishLanguage as PublishLanguage_72bce7567844a499c34b1c3bad23f699 } from '../../../cms/admin/publish-language.client'
import { LanguageStatus as LanguageStatus_2a219c6c38bc75f92b96609d886cc3ef } from '../../../cms/admin/language-status.client'
import { VersionsView as VersionsView_288629f2b2c16398fbdc474f6e299354 } from '../../../cms/admin/versions-view'
import { SideBySideView as SideBySideView_c324cc5487be4781615fbf628fccfbac } from '../../../cms/admin/side-by-side-view'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { TypedTextFeatureClient as TypedTextFeatureClient_8487739a1c43bd79a42a386df2319b0b } from '../../../cms/rich-text/typed-text.client'
import { CleanPasteFeatureClient as CleanPasteFeatureClient_0fb1a5f433ede082164ea347b799514d } from '../../../cms/rich-text/clean-paste.client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { KeptTextField as KeptTextField_5e47aca45b79c0d47d8d91c363ee5167 } from '../../../cms/rich-text/kept-text-field'
import { TextDiff as TextDiff_5f5d8d33fc0fcd18e4f0370f8bd7b91f } from '../../../cms/rich-text/text-diff'
import { ImportRedirects as ImportRedirects_a3e6ba3598b29d4e41a5a1dece410c90 } from '../../../cms/admin/import-redirects.client'
import { LeadNameCell as LeadNameCell_a77cded15f0ded38fa03fbde0e12dcde } from '../../../leads/admin/lead-name-cell'
import { HiddenFormField as HiddenFormField_451b3105571d7664605070a0a0288c8c } from '../../../leads/admin/hidden-form-field'
import { ChoiceLabelCell as ChoiceLabelCell_88f2781dede3daa2fbfce17048ede9d7 } from '../../../leads/admin/choice-label-cell'
import { LeadSummaryField as LeadSummaryField_85743e2fd0594068a581440b0cde9612 } from '../../../leads/admin/lead-summary'
import { LeadWorkArea as LeadWorkArea_2447846b78e2e8ed432d937cb466784d } from '../../../leads/admin/lead-work-area.client'
import { LeadHistory as LeadHistory_13c438b9d666d6679600f7167adeb20e } from '../../../leads/admin/lead-history.client'
import { LeadSourceCell as LeadSourceCell_a85419aaa725007032a15121104ff28a } from '../../../leads/admin/lead-source-cell'
import { JsonRecordField as JsonRecordField_15cd263fbce4c2b6139f3e9950f9469a } from '../../../leads/admin/json-record-field.client'
import { LeadDueCell as LeadDueCell_4b639708c3f10bf7633cc57dabb50d34 } from '../../../leads/admin/lead-due-cell'
import { LeadStepCell as LeadStepCell_70b93f22f3f009fc0101db244ba6caab } from '../../../leads/admin/next-step-cell'
import { LeadListTools as LeadListTools_b86b139f1255f95425d6abff006b3cbf } from '../../../leads/admin/lead-list-tools.client'
import { ExportLeads as ExportLeads_b3869266b0ff9a158087a0252a2300f6 } from '../../../leads/admin/export-links.client'
import { ConsentReceipt as ConsentReceipt_bae48bcf0f1906e9558715fa78510f21 } from '../../../leads/admin/consent-links.client'
import { ExportAdLeads as ExportAdLeads_b3869266b0ff9a158087a0252a2300f6 } from '../../../leads/admin/export-links.client'
import { ImportAdLeads as ImportAdLeads_b7bb9a260ece3c7a9af9c285bc377113 } from '../../../leads/admin/import-ad-leads.client'
import { TicketTypeCell as TicketTypeCell_bdadd862f7a900b1d88ffbb177ac788d } from '../../../leads/admin/check-in-cell'
import { CheckInCell as CheckInCell_bdadd862f7a900b1d88ffbb177ac788d } from '../../../leads/admin/check-in-cell'
import { PrintCheckInList as PrintCheckInList_23143ababbf6a799bae8768dc64b2261 } from '../../../leads/admin/check-in.client'
import { TicketActions as TicketActions_23143ababbf6a799bae8768dc64b2261 } from '../../../leads/admin/check-in.client'
import { RestoredMails as RestoredMails_fba31094b8d2d993e1a939d4c4ec96f7 } from '../../../leads/admin/restored-mails'
import { SendWaitingMails as SendWaitingMails_40f0a94e385dea636af0195240a5545f } from '../../../leads/admin/send-mail.client'
import { SendMailAgain as SendMailAgain_40f0a94e385dea636af0195240a5545f } from '../../../leads/admin/send-mail.client'
import { SendAllFailedAgain as SendAllFailedAgain_8e1bb6f485227c7768653dbf818d15b6 } from '../../../leads/admin/resend-buttons.client'
import { DryRun as DryRun_df7391b1eb0e26bf93b741c8bc232c01 } from '../../../leads/admin/delivery-dry-run.client'
import { SendAgain as SendAgain_8e1bb6f485227c7768653dbf818d15b6 } from '../../../leads/admin/resend-buttons.client'
import { ConsentState as ConsentState_bae48bcf0f1906e9558715fa78510f21 } from '../../../leads/admin/consent-links.client'
import { PrivacyRequestTools as PrivacyRequestTools_f3b04c2f83efc4927678ebde74b1ab86 } from '../../../leads/admin/privacy-request-tools.client'
import { PrivacyNoticeTools as PrivacyNoticeTools_c540027040c4d245acbc63d9cf5cf499 } from '../../../leads/admin/privacy-notice-tools.client'
import { PresentPassword as PresentPassword_9bd340e49258cb327e33c2d4fd8db731 } from '../../../cms/admin/present-password.client'
import { PresentCode as PresentCode_9bd340e49258cb327e33c2d4fd8db731 } from '../../../cms/admin/present-password.client'
import { SecondFactor as SecondFactor_2cb1e4eae78053c300cde7eb84afce3c } from '../../../cms/admin/second-factor.client'
import { Sessions as Sessions_da899d5bfd85ab9fdacac1b6c5b1dd8f } from '../../../cms/admin/sessions.client'
import { HolidayLabel as HolidayLabel_5dd19d0ee8d7a39ca0a14fb444703bf1 } from '../../../leads/admin/holiday-label.client'
import { RoleNav as RoleNav_dbdb47ed9ae805410421ac536b881f4f } from '../../../app/(payload)/admin/navigation-by-role'
import { BrandIcon as BrandIcon_196f1ab111d0ca6aed4a50ca5ca51951 } from '../../../cms/admin/brand-mark'
import { BrandLogo as BrandLogo_196f1ab111d0ca6aed4a50ca5ca51951 } from '../../../cms/admin/brand-mark'
import { AdminSearch as AdminSearch_8edf04cb6a846ca6324b0a55d87470d3 } from '../../../app/(payload)/admin/admin-search-button'
import { ViewLinks as ViewLinks_9b71ee4a9bd32381064da52c877dbc81 } from '../../../app/(payload)/admin/navigation-view-links'
import { LibraryNames as LibraryNames_36f6ca19ce29169dd00f64b83fd06747 } from '../../../cms/admin/library-names.client'
import { SendStoredEntries as SendStoredEntries_8a481464a6fb84447f53fd21fd70ceeb } from '../../../leads/admin/check-in/send-stored-entries.client'
import { SignInView as SignInView_dbe9e773a7cd85959df870bfabda502b } from '../../../cms/admin/sign-in-view'
import { RequiredFactorView as RequiredFactorView_b4dfb6e3deed8e8651664a0a60c2bded } from '../../../cms/admin/required-factor-view'
import { TranslationDiffView as TranslationDiffView_e024cf205c57ba5fffdf2e139e211084 } from '../../../cms/admin/translation-diff-view'
import { SampleContentView as SampleContentView_059c3c3e96abe31fff10dc0229e37331 } from '../../../cms/admin/sample-content-view'
import { CalendarView as CalendarView_f96ba7e8e812a1aae2c3d8cd370c5d02 } from '../../../cms/admin/calendar-view'
import { Dashboard as Dashboard_e881d48cf5d20418908218236db8ed24 } from '../../../app/(payload)/dashboard/dashboard'
import { BoardView as BoardView_3d04a645ef6d56d111808ad71ee3b9da } from '../../../leads/admin/views/board-view'
import { CheckInView as CheckInView_f3a12453e3d7107a4c5b12ce9fcb2d5e } from '../../../leads/admin/check-in/check-in-view'
import { StagesView as StagesView_9ab56ceb7540a4c22e74238cab6ee64f } from '../../../leads/admin/views/stages-view'
import { ResponseView as ResponseView_85fa2d5918f32464f34221c11385ebd6 } from '../../../leads/admin/views/response-view'
import { AnalyticsView as AnalyticsView_d70a6eac81fd28dbaa2e863f2fe7441a } from '../../../tracking/views/analytics-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/saved-by-diff.client#SavedByDiff": SavedByDiff_811f9d46197063d6157ffaab16c8eb01,
  "/cms/admin/row-title.client#RowTitle": RowTitle_20c2641e12cf3e2a50cdd9d92e62a8cb,
  "/cms/rich-text/table-grid.client#NoField": NoField_36a070a7ab76026761972491bf13b56e,
  "/cms/rich-text/table-grid.client#TableGrid": TableGrid_36a070a7ab76026761972491bf13b56e,
  "/cms/admin/variant-picture.client#VariantPicture": VariantPicture_0b65bfb1bfa5f6d1152f718e7ae59fd8,
  "/cms/admin/pictogram-picker.client#PictogramPicker": PictogramPicker_c28e08cb0c88be1382bf522460ecf9db,
  "/cms/admin/publish-checks-panel.client#PublishChecksPanel": PublishChecksPanel_85fe997778fbcf6c1e1e88fed0e73e9a,
  "/cms/admin/translation-diff-panel.client#TranslationDiffPanel": TranslationDiffPanel_5b1cdec2413dd579c494a8096d674a04,
  "/cms/admin/seo-preview.client#SeoPreview": SeoPreview_1b523fca942590c3f5aa6d2042f6a5ee,
  "/cms/admin/used-in-panel.client#UsedInPanel": UsedInPanel_e716ea160bb8df08714a37dccea403f3,
  "/cms/admin/schedule-button.client#ScheduleButton": ScheduleButton_6706d85719615746fef44f8d3c36b9ea,
  "/cms/admin/move-address.client#MoveAddress": MoveAddress_85a897910ce0fa0011e07adfab417080,
  "/cms/admin/edit-on-page.client#EditOnPage": EditOnPage_3a7ba0678dc9f998aada4e15b2529d49,
  "/cms/admin/section-chooser.client#SectionChooser": SectionChooser_6fd26c10ba265b714380c251f54eec52,
  "/cms/admin/keep-unsaved.client#KeepUnsaved": KeepUnsaved_f193b4f6e15b3401d8936454cf767eec,
  "/cms/admin/publish-language.client#PublishLanguage": PublishLanguage_72bce7567844a499c34b1c3bad23f699,
  "/cms/admin/language-status.client#LanguageStatus": LanguageStatus_2a219c6c38bc75f92b96609d886cc3ef,
  "/cms/admin/versions-view#VersionsView": VersionsView_288629f2b2c16398fbdc474f6e299354,
  "/cms/admin/side-by-side-view#SideBySideView": SideBySideView_c324cc5487be4781615fbf628fccfbac,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/cms/rich-text/typed-text.client#TypedTextFeatureClient": TypedTextFeatureClient_8487739a1c43bd79a42a386df2319b0b,
  "/cms/rich-text/clean-paste.client#CleanPasteFeatureClient": CleanPasteFeatureClient_0fb1a5f433ede082164ea347b799514d,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/rich-text/kept-text-field#KeptTextField": KeptTextField_5e47aca45b79c0d47d8d91c363ee5167,
  "/cms/rich-text/text-diff#TextDiff": TextDiff_5f5d8d33fc0fcd18e4f0370f8bd7b91f,
  "/cms/admin/import-redirects.client#ImportRedirects": ImportRedirects_a3e6ba3598b29d4e41a5a1dece410c90,
  "/leads/admin/lead-name-cell#LeadNameCell": LeadNameCell_a77cded15f0ded38fa03fbde0e12dcde,
  "/leads/admin/hidden-form-field#HiddenFormField": HiddenFormField_451b3105571d7664605070a0a0288c8c,
  "/leads/admin/choice-label-cell#ChoiceLabelCell": ChoiceLabelCell_88f2781dede3daa2fbfce17048ede9d7,
  "/leads/admin/lead-summary#LeadSummaryField": LeadSummaryField_85743e2fd0594068a581440b0cde9612,
  "/leads/admin/lead-work-area.client#LeadWorkArea": LeadWorkArea_2447846b78e2e8ed432d937cb466784d,
  "/leads/admin/lead-history.client#LeadHistory": LeadHistory_13c438b9d666d6679600f7167adeb20e,
  "/leads/admin/lead-source-cell#LeadSourceCell": LeadSourceCell_a85419aaa725007032a15121104ff28a,
  "/leads/admin/json-record-field.client#JsonRecordField": JsonRecordField_15cd263fbce4c2b6139f3e9950f9469a,
  "/leads/admin/lead-due-cell#LeadDueCell": LeadDueCell_4b639708c3f10bf7633cc57dabb50d34,
  "/leads/admin/next-step-cell#LeadStepCell": LeadStepCell_70b93f22f3f009fc0101db244ba6caab,
  "/leads/admin/lead-list-tools.client#LeadListTools": LeadListTools_b86b139f1255f95425d6abff006b3cbf,
  "/leads/admin/export-links.client#ExportLeads": ExportLeads_b3869266b0ff9a158087a0252a2300f6,
  "/leads/admin/consent-links.client#ConsentReceipt": ConsentReceipt_bae48bcf0f1906e9558715fa78510f21,
  "/leads/admin/export-links.client#ExportAdLeads": ExportAdLeads_b3869266b0ff9a158087a0252a2300f6,
  "/leads/admin/import-ad-leads.client#ImportAdLeads": ImportAdLeads_b7bb9a260ece3c7a9af9c285bc377113,
  "/leads/admin/check-in-cell#TicketTypeCell": TicketTypeCell_bdadd862f7a900b1d88ffbb177ac788d,
  "/leads/admin/check-in-cell#CheckInCell": CheckInCell_bdadd862f7a900b1d88ffbb177ac788d,
  "/leads/admin/check-in.client#PrintCheckInList": PrintCheckInList_23143ababbf6a799bae8768dc64b2261,
  "/leads/admin/check-in.client#TicketActions": TicketActions_23143ababbf6a799bae8768dc64b2261,
  "/leads/admin/restored-mails#RestoredMails": RestoredMails_fba31094b8d2d993e1a939d4c4ec96f7,
  "/leads/admin/send-mail.client#SendWaitingMails": SendWaitingMails_40f0a94e385dea636af0195240a5545f,
  "/leads/admin/send-mail.client#SendMailAgain": SendMailAgain_40f0a94e385dea636af0195240a5545f,
  "/leads/admin/resend-buttons.client#SendAllFailedAgain": SendAllFailedAgain_8e1bb6f485227c7768653dbf818d15b6,
  "/leads/admin/delivery-dry-run.client#DryRun": DryRun_df7391b1eb0e26bf93b741c8bc232c01,
  "/leads/admin/resend-buttons.client#SendAgain": SendAgain_8e1bb6f485227c7768653dbf818d15b6,
  "/leads/admin/consent-links.client#ConsentState": ConsentState_bae48bcf0f1906e9558715fa78510f21,
  "/leads/admin/privacy-request-tools.client#PrivacyRequestTools": PrivacyRequestTools_f3b04c2f83efc4927678ebde74b1ab86,
  "/leads/admin/privacy-notice-tools.client#PrivacyNoticeTools": PrivacyNoticeTools_c540027040c4d245acbc63d9cf5cf499,
  "/cms/admin/present-password.client#PresentPassword": PresentPassword_9bd340e49258cb327e33c2d4fd8db731,
  "/cms/admin/present-password.client#PresentCode": PresentCode_9bd340e49258cb327e33c2d4fd8db731,
  "/cms/admin/second-factor.client#SecondFactor": SecondFactor_2cb1e4eae78053c300cde7eb84afce3c,
  "/cms/admin/sessions.client#Sessions": Sessions_da899d5bfd85ab9fdacac1b6c5b1dd8f,
  "/leads/admin/holiday-label.client#HolidayLabel": HolidayLabel_5dd19d0ee8d7a39ca0a14fb444703bf1,
  "/app/(payload)/admin/navigation-by-role#RoleNav": RoleNav_dbdb47ed9ae805410421ac536b881f4f,
  "/cms/admin/brand-mark#BrandIcon": BrandIcon_196f1ab111d0ca6aed4a50ca5ca51951,
  "/cms/admin/brand-mark#BrandLogo": BrandLogo_196f1ab111d0ca6aed4a50ca5ca51951,
  "/app/(payload)/admin/admin-search-button#AdminSearch": AdminSearch_8edf04cb6a846ca6324b0a55d87470d3,
  "/app/(payload)/admin/navigation-view-links#ViewLinks": ViewLinks_9b71ee4a9bd32381064da52c877dbc81,
  "/cms/admin/library-names.client#LibraryNames": LibraryNames_36f6ca19ce29169dd00f64b83fd06747,
  "/leads/admin/check-in/send-stored-entries.client#SendStoredEntries": SendStoredEntries_8a481464a6fb84447f53fd21fd70ceeb,
  "/cms/admin/sign-in-view#SignInView": SignInView_dbe9e773a7cd85959df870bfabda502b,
  "/cms/admin/required-factor-view#RequiredFactorView": RequiredFactorView_b4dfb6e3deed8e8651664a0a60c2bded,
  "/cms/admin/translation-diff-view#TranslationDiffView": TranslationDiffView_e024cf205c57ba5fffdf2e139e211084,
  "/cms/admin/sample-content-view#SampleContentView": SampleContentView_059c3c3e96abe31fff10dc0229e37331,
  "/cms/admin/calendar-view#CalendarView": CalendarView_f96ba7e8e812a1aae2c3d8cd370c5d02,
  "/app/(payload)/dashboard/dashboard#Dashboard": Dashboard_e881d48cf5d20418908218236db8ed24,
  "/leads/admin/views/board-view#BoardView": BoardView_3d04a645ef6d56d111808ad71ee3b9da,
  "/leads/admin/check-in/check-in-view#CheckInView": CheckInView_f3a12453e3d7107a4c5b12ce9fcb2d5e,
  "/leads/admin/views/stages-view#StagesView": StagesView_9ab56ceb7540a4c22e74238cab6ee64f,
  "/leads/admin/views/response-view#ResponseView": ResponseView_85fa2d5918f32464f34221c11385ebd6,
  "/tracking/views/analytics-view#AnalyticsView": AnalyticsView_d70a6eac81fd28dbaa2e863f2fe7441a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
