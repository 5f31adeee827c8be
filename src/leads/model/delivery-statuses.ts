export const deliveryStatuses = ['pending', 'delivered', 'failed', 'held', 'skipped'] as const;
type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveryLabels: Record<DeliveryStatus, { vi: string; en: string }> = {
  pending: { vi: 'Đang chờ gửi', en: 'Waiting' },
  delivered: { vi: 'Đã gửi', en: 'Delivered' },
  failed: { vi: 'Không gửi được', en: 'Undeliverable' },
  held: { vi: 'Giữ lại để xem', en: 'Held for review' },
  skipped: { vi: 'Không gửi', en: 'Not sent' },
};
