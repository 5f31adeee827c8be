import { SendAllFailedAgain as SendAllFailedAgain_b81849e031b542680685a6819e93d91d } from '../../../leads/admin/send-again.client'
import { SendAgain as SendAgain_b81849e031b542680685a6819e93d91d } from '../../../leads/admin/send-again.client'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/leads/admin/send-again.client#SendAllFailedAgain": SendAllFailedAgain_b81849e031b542680685a6819e93d91d,
  "/leads/admin/send-again.client#SendAgain": SendAgain_b81849e031b542680685a6819e93d91d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
