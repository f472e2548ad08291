/** Questions asked before something that cannot be taken back, in both languages. */
export const PROMPTS = {
  cancel: { vi: 'Bạn muốn hủy đặt phòng này?', en: 'Cancel this booking?' },
  delete: { vi: 'Bạn muốn xóa mục này?', en: 'Delete this?' },
  refuse: { vi: 'Bạn từ chối yêu cầu này?', en: 'Refuse this request?' },
  deselect_room: { vi: 'Bỏ chọn phòng này?', en: 'Take this room off your selection?' },
  check_in_today: { vi: 'Nhận phòng từ hôm nay?', en: 'Check in from today?' },
  complaint: { vi: 'Gửi khiếu nại này?', en: 'Send this complaint?' },
  complete: { vi: 'Hoàn tất đơn này?', en: 'Complete this order?' },
} as const satisfies Record<string, { vi: string; en: string }>
