import { ReleaseLead as ReleaseLead_8c36b74fde35a85519e33c8d85e31dfd } from '../../../leads/admin/release.client'
import { CheckInCell as CheckInCell_23143ababbf6a799bae8768dc64b2261 } from '../../../leads/admin/check-in.client'
import { PrintCheckInList as PrintCheckInList_23143ababbf6a799bae8768dc64b2261 } from '../../../leads/admin/check-in.client'
import { TicketActions as TicketActions_23143ababbf6a799bae8768dc64b2261 } from '../../../leads/admin/check-in.client'
import { SendWaitingMails as SendWaitingMails_40f0a94e385dea636af0195240a5545f } from '../../../leads/admin/send-mail.client'
import { SendMailAgain as SendMailAgain_40f0a94e385dea636af0195240a5545f } from '../../../leads/admin/send-mail.client'
import { SendAllFailedAgain as SendAllFailedAgain_b81849e031b542680685a6819e93d91d } from '../../../leads/admin/send-again.client'
import { SendAgain as SendAgain_b81849e031b542680685a6819e93d91d } from '../../../leads/admin/send-again.client'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/leads/admin/release.client#ReleaseLead": ReleaseLead_8c36b74fde35a85519e33c8d85e31dfd,
  "/leads/admin/check-in.client#CheckInCell": CheckInCell_23143ababbf6a799bae8768dc64b2261,
  "/leads/admin/check-in.client#PrintCheckInList": PrintCheckInList_23143ababbf6a799bae8768dc64b2261,
  "/leads/admin/check-in.client#TicketActions": TicketActions_23143ababbf6a799bae8768dc64b2261,
  "/leads/admin/send-mail.client#SendWaitingMails": SendWaitingMails_40f0a94e385dea636af0195240a5545f,
  "/leads/admin/send-mail.client#SendMailAgain": SendMailAgain_40f0a94e385dea636af0195240a5545f,
  "/leads/admin/send-again.client#SendAllFailedAgain": SendAllFailedAgain_b81849e031b542680685a6819e93d91d,
  "/leads/admin/send-again.client#SendAgain": SendAgain_b81849e031b542680685a6819e93d91d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
