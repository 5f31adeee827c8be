import { RowTitle as RowTitle_20c2641e12cf3e2a50cdd9d92e62a8cb } from '../../../cms/admin/row-title.client'
import { GatePanel as GatePanel_4b93ff38d156662111bee08c1eb65fe8 } from '../../../cms/admin/gate-panel.client'
import { ParityPanel as ParityPanel_088f8f1cba30c45f716244a5b3b06e11 } from '../../../cms/admin/parity-panel.client'
import { SeoPreview as SeoPreview_1b523fca942590c3f5aa6d2042f6a5ee } from '../../../cms/admin/seo-preview.client'
import { UsedInPanel as UsedInPanel_e716ea160bb8df08714a37dccea403f3 } from '../../../cms/admin/used-in-panel.client'
import { ScheduleButton as ScheduleButton_6706d85719615746fef44f8d3c36b9ea } from '../../../cms/admin/schedule-button.client'
import { MoveAddress as MoveAddress_85a897910ce0fa0011e07adfab417080 } from '../../../cms/admin/move-address.client'
import { RefreshPreview as RefreshPreview_e2c6f0d3b30eaa53c44ecc5e3c8456b2 } from '../../../cms/admin/refresh-preview.client'
import { KeepUnsaved as KeepUnsaved_f193b4f6e15b3401d8936454cf767eec } from '../../../cms/admin/keep-unsaved.client'
import { PublishLanguage as PublishLanguage_72bce7567844a499c34b1c3bad23f699 } from '../../../cms/admin/publish-language.client'
import { LanguageStatus as LanguageStatus_2a219c6c38bc75f92b96609d886cc3ef } from '../../../cms/admin/language-status.client'
import { SideBySideView as SideBySideView_c324cc5487be4781615fbf628fccfbac } from '../../../cms/admin/side-by-side-view'
import { ImportRedirects as ImportRedirects_a3e6ba3598b29d4e41a5a1dece410c90 } from '../../../cms/admin/import-redirects.client'
import { CodedCell as CodedCell_0ee152187b6da80f38e892a8f26952b1 } from '../../../leads/admin/coded-cell'
import { CodedField as CodedField_a4ab66fda85be743ceea454ee588a659 } from '../../../leads/admin/coded-field'
import { LeadHistory as LeadHistory_13c438b9d666d6679600f7167adeb20e } from '../../../leads/admin/lead-history.client'
import { RecordField as RecordField_5f6538d500b04f4ffdae148d9246298e } from '../../../leads/admin/record.client'
import { LeadListTools as LeadListTools_b86b139f1255f95425d6abff006b3cbf } from '../../../leads/admin/lead-list-tools.client'
import { ExportLeads as ExportLeads_8b1544ec06faf3cf902fe56aa8575757 } from '../../../leads/exchange/export-links.client'
import { ReleaseLead as ReleaseLead_8c36b74fde35a85519e33c8d85e31dfd } from '../../../leads/admin/release.client'
import { ConsentReceipt as ConsentReceipt_8a543f0efd96edd3f91942cbacffdd00 } from '../../../leads/privacy/consent-links.client'
import { ExportAdLeads as ExportAdLeads_8b1544ec06faf3cf902fe56aa8575757 } from '../../../leads/exchange/export-links.client'
import { ImportAdLeads as ImportAdLeads_7d4e10b3a86737ee36f57babf8c9002d } from '../../../leads/exchange/import-ad-leads.client'
import { TicketTypeCell as TicketTypeCell_bdadd862f7a900b1d88ffbb177ac788d } from '../../../leads/admin/check-in-cell'
import { CheckInCell as CheckInCell_bdadd862f7a900b1d88ffbb177ac788d } from '../../../leads/admin/check-in-cell'
import { PrintCheckInList as PrintCheckInList_23143ababbf6a799bae8768dc64b2261 } from '../../../leads/admin/check-in.client'
import { TicketActions as TicketActions_23143ababbf6a799bae8768dc64b2261 } from '../../../leads/admin/check-in.client'
import { SendWaitingMails as SendWaitingMails_40f0a94e385dea636af0195240a5545f } from '../../../leads/admin/send-mail.client'
import { SendMailAgain as SendMailAgain_40f0a94e385dea636af0195240a5545f } from '../../../leads/admin/send-mail.client'
import { SendAllFailedAgain as SendAllFailedAgain_b81849e031b542680685a6819e93d91d } from '../../../leads/admin/send-again.client'
import { DryRun as DryRun_3b286258714c4ccdf0eaf51469f447e1 } from '../../../leads/admin/dry-run.client'
import { SendAgain as SendAgain_b81849e031b542680685a6819e93d91d } from '../../../leads/admin/send-again.client'
import { ConsentState as ConsentState_8a543f0efd96edd3f91942cbacffdd00 } from '../../../leads/privacy/consent-links.client'
import { RequestTools as RequestTools_dafd8734979bb3f38d03ca36b5381c93 } from '../../../leads/privacy/request-tools.client'
import { NoticeTools as NoticeTools_6636232f9efdd9647e6a4f361c74b7bb } from '../../../leads/privacy/notice-tools.client'
import { PresentPassword as PresentPassword_9bd340e49258cb327e33c2d4fd8db731 } from '../../../cms/admin/present-password.client'
import { HolidayLabel as HolidayLabel_bf07c7ad100c03d62b2affd51a35864b } from '../../../leads/clock/holiday-label.client'
import { DeskLinks as DeskLinks_c7767456998700b5fdccc9b92b95171c } from '../../../cms/admin/desk-links'
import { AnalyticsLinks as AnalyticsLinks_01e868ad1926e61a72ac198f9db8ad2a } from '../../../tracking/analytics/views/analytics-links'
import { ClockLinks as ClockLinks_ada458daf28b4ed611dcc3dc1118eba6 } from '../../../leads/clock/views/clock-links'
import { BoardView as BoardView_167e7168434e9da2c61ebf9e53b98826 } from '../../../leads/clock/views/board-view'
import { ResponseView as ResponseView_d40cc28d10d425400b68935bce17f8aa } from '../../../leads/clock/views/response-view'
import { AnalyticsView as AnalyticsView_7c10de70a546f36cfc1d53c352b672ae } from '../../../tracking/analytics/views/analytics-view'
import { ParityView as ParityView_6a28f5b8add40abf17494eb02ff42458 } from '../../../cms/admin/parity-view'
import { CalendarView as CalendarView_f96ba7e8e812a1aae2c3d8cd370c5d02 } from '../../../cms/admin/calendar-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/row-title.client#RowTitle": RowTitle_20c2641e12cf3e2a50cdd9d92e62a8cb,
  "/cms/admin/gate-panel.client#GatePanel": GatePanel_4b93ff38d156662111bee08c1eb65fe8,
  "/cms/admin/parity-panel.client#ParityPanel": ParityPanel_088f8f1cba30c45f716244a5b3b06e11,
  "/cms/admin/seo-preview.client#SeoPreview": SeoPreview_1b523fca942590c3f5aa6d2042f6a5ee,
  "/cms/admin/used-in-panel.client#UsedInPanel": UsedInPanel_e716ea160bb8df08714a37dccea403f3,
  "/cms/admin/schedule-button.client#ScheduleButton": ScheduleButton_6706d85719615746fef44f8d3c36b9ea,
  "/cms/admin/move-address.client#MoveAddress": MoveAddress_85a897910ce0fa0011e07adfab417080,
  "/cms/admin/refresh-preview.client#RefreshPreview": RefreshPreview_e2c6f0d3b30eaa53c44ecc5e3c8456b2,
  "/cms/admin/keep-unsaved.client#KeepUnsaved": KeepUnsaved_f193b4f6e15b3401d8936454cf767eec,
  "/cms/admin/publish-language.client#PublishLanguage": PublishLanguage_72bce7567844a499c34b1c3bad23f699,
  "/cms/admin/language-status.client#LanguageStatus": LanguageStatus_2a219c6c38bc75f92b96609d886cc3ef,
  "/cms/admin/side-by-side-view#SideBySideView": SideBySideView_c324cc5487be4781615fbf628fccfbac,
  "/cms/admin/import-redirects.client#ImportRedirects": ImportRedirects_a3e6ba3598b29d4e41a5a1dece410c90,
  "/leads/admin/coded-cell#CodedCell": CodedCell_0ee152187b6da80f38e892a8f26952b1,
  "/leads/admin/coded-field#CodedField": CodedField_a4ab66fda85be743ceea454ee588a659,
  "/leads/admin/lead-history.client#LeadHistory": LeadHistory_13c438b9d666d6679600f7167adeb20e,
  "/leads/admin/record.client#RecordField": RecordField_5f6538d500b04f4ffdae148d9246298e,
  "/leads/admin/lead-list-tools.client#LeadListTools": LeadListTools_b86b139f1255f95425d6abff006b3cbf,
  "/leads/exchange/export-links.client#ExportLeads": ExportLeads_8b1544ec06faf3cf902fe56aa8575757,
  "/leads/admin/release.client#ReleaseLead": ReleaseLead_8c36b74fde35a85519e33c8d85e31dfd,
  "/leads/privacy/consent-links.client#ConsentReceipt": ConsentReceipt_8a543f0efd96edd3f91942cbacffdd00,
  "/leads/exchange/export-links.client#ExportAdLeads": ExportAdLeads_8b1544ec06faf3cf902fe56aa8575757,
  "/leads/exchange/import-ad-leads.client#ImportAdLeads": ImportAdLeads_7d4e10b3a86737ee36f57babf8c9002d,
  "/leads/admin/check-in-cell#TicketTypeCell": TicketTypeCell_bdadd862f7a900b1d88ffbb177ac788d,
  "/leads/admin/check-in-cell#CheckInCell": CheckInCell_bdadd862f7a900b1d88ffbb177ac788d,
  "/leads/admin/check-in.client#PrintCheckInList": PrintCheckInList_23143ababbf6a799bae8768dc64b2261,
  "/leads/admin/check-in.client#TicketActions": TicketActions_23143ababbf6a799bae8768dc64b2261,
  "/leads/admin/send-mail.client#SendWaitingMails": SendWaitingMails_40f0a94e385dea636af0195240a5545f,
  "/leads/admin/send-mail.client#SendMailAgain": SendMailAgain_40f0a94e385dea636af0195240a5545f,
  "/leads/admin/send-again.client#SendAllFailedAgain": SendAllFailedAgain_b81849e031b542680685a6819e93d91d,
  "/leads/admin/dry-run.client#DryRun": DryRun_3b286258714c4ccdf0eaf51469f447e1,
  "/leads/admin/send-again.client#SendAgain": SendAgain_b81849e031b542680685a6819e93d91d,
  "/leads/privacy/consent-links.client#ConsentState": ConsentState_8a543f0efd96edd3f91942cbacffdd00,
  "/leads/privacy/request-tools.client#RequestTools": RequestTools_dafd8734979bb3f38d03ca36b5381c93,
  "/leads/privacy/notice-tools.client#NoticeTools": NoticeTools_6636232f9efdd9647e6a4f361c74b7bb,
  "/cms/admin/present-password.client#PresentPassword": PresentPassword_9bd340e49258cb327e33c2d4fd8db731,
  "/leads/clock/holiday-label.client#HolidayLabel": HolidayLabel_bf07c7ad100c03d62b2affd51a35864b,
  "/cms/admin/desk-links#DeskLinks": DeskLinks_c7767456998700b5fdccc9b92b95171c,
  "/tracking/analytics/views/analytics-links#AnalyticsLinks": AnalyticsLinks_01e868ad1926e61a72ac198f9db8ad2a,
  "/leads/clock/views/clock-links#ClockLinks": ClockLinks_ada458daf28b4ed611dcc3dc1118eba6,
  "/leads/clock/views/board-view#BoardView": BoardView_167e7168434e9da2c61ebf9e53b98826,
  "/leads/clock/views/response-view#ResponseView": ResponseView_d40cc28d10d425400b68935bce17f8aa,
  "/tracking/analytics/views/analytics-view#AnalyticsView": AnalyticsView_7c10de70a546f36cfc1d53c352b672ae,
  "/cms/admin/parity-view#ParityView": ParityView_6a28f5b8add40abf17494eb02ff42458,
  "/cms/admin/calendar-view#CalendarView": CalendarView_f96ba7e8e812a1aae2c3d8cd370c5d02,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
