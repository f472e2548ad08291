type Args = Readonly<Record<string, string | number | boolean>>
/** One text of React Aria: plain, or made from what it names. */
export type AriaWord = string | ((args: Args) => string)
/** Vietnamese, then English. */
type Pair = readonly [AriaWord, AriaWord]

const text = (args: Args, name: string) => String(args[name] ?? '')

/**
 * What React Aria says by itself, for the components of ours that use it. It ships no Vietnamese. A package that is
 * missing here stops its component with an error that names it, so nothing goes out half translated.
 */
export const ariaWords = {
  '@react-aria/overlays': {
    dismiss: ['Đóng', 'Dismiss'],
  },
  '@react-aria/grid': {
    deselectedItem: [
      (args) => `Đã bỏ chọn ${text(args, 'item')}.`,
      (args) => `${text(args, 'item')} not selected.`,
    ],
    select: ['Chọn', 'Select'],
    selectedCount: [
      (args) => (args.count === 0 ? 'Chưa chọn mục nào.' : `Đã chọn ${text(args, 'count')} mục.`),
      (args) => (args.count === 0 ? 'No items selected.' : `${text(args, 'count')} selected.`),
    ],
    selectedAll: ['Đã chọn tất cả.', 'All items selected.'],
    selectedItem: [(args) => `Đã chọn ${text(args, 'item')}.`, (args) => `${text(args, 'item')} selected.`],
    longPressToSelect: ['Nhấn giữ để bắt đầu chọn.', 'Long press to enter selection mode.'],
  },
  '@react-aria/table': {
    select: ['Chọn', 'Select'],
    selectAll: ['Chọn tất cả', 'Select all'],
    sortable: ['cột xếp được', 'sortable column'],
    ascending: ['tăng dần', 'ascending'],
    descending: ['giảm dần', 'descending'],
    ascendingSort: [
      (args) => `xếp theo ${text(args, 'columnName')} tăng dần`,
      (args) => `sorted by column ${text(args, 'columnName')} in ascending order`,
    ],
    descendingSort: [
      (args) => `xếp theo ${text(args, 'columnName')} giảm dần`,
      (args) => `sorted by column ${text(args, 'columnName')} in descending order`,
    ],
    columnSize: [(args) => `${text(args, 'value')} điểm`, (args) => `${text(args, 'value')} pixels`],
    resizerDescription: ['Bấm Enter để đổi độ rộng', 'Press Enter to start resizing'],
    expand: ['Mở', 'Expand'],
    collapse: ['Gập', 'Collapse'],
  },
  '@react-aria/spinbutton': {
    Empty: ['Trống', 'Empty'],
  },
  '@react-aria/calendar': {
    previous: ['Tháng trước', 'Previous month'],
    next: ['Tháng sau', 'Next month'],
    selectedDateDescription: [
      (args) => `Ngày đã chọn: ${text(args, 'date')}`,
      (args) => `Selected date: ${text(args, 'date')}`,
    ],
    selectedRangeDescription: [
      (args) => `Đã chọn: ${text(args, 'dateRange')}`,
      (args) => `Selected: ${text(args, 'dateRange')}`,
    ],
    todayDate: [(args) => `Hôm nay, ${text(args, 'date')}`, (args) => `Today, ${text(args, 'date')}`],
    todayDateSelected: [
      (args) => `Hôm nay, ${text(args, 'date')}, đã chọn`,
      (args) => `Today, ${text(args, 'date')}, selected`,
    ],
    dateSelected: [(args) => `${text(args, 'date')}, đã chọn`, (args) => `${text(args, 'date')}, selected`],
    startRangeSelectionPrompt: ['Bấm để chọn ngày nhận phòng', 'Press to choose the check-in day'],
    finishRangeSelectionPrompt: ['Bấm để chọn ngày trả phòng', 'Press to choose the check-out day'],
    minimumDate: ['Ngày sớm nhất', 'First available date'],
    maximumDate: ['Ngày muộn nhất', 'Last available date'],
    dateRange: [
      (args) => `${text(args, 'startDate')} đến ${text(args, 'endDate')}`,
      (args) => `${text(args, 'startDate')} to ${text(args, 'endDate')}`,
    ],
  },
  '@react-aria/datepicker': {
    era: ['kỷ nguyên', 'era'],
    year: ['năm', 'year'],
    month: ['tháng', 'month'],
    day: ['ngày', 'day'],
    hour: ['giờ', 'hour'],
    minute: ['phút', 'minute'],
    second: ['giây', 'second'],
    dayPeriod: ['sáng/chiều', 'AM/PM'],
    calendar: ['Lịch', 'Calendar'],
    startDate: ['Ngày bắt đầu', 'Start date'],
    endDate: ['Ngày kết thúc', 'End date'],
    weekday: ['thứ', 'day of the week'],
    timeZoneName: ['múi giờ', 'time zone'],
    selectedDateDescription: [
      (args) => `Ngày đã chọn: ${text(args, 'date')}`,
      (args) => `Selected date: ${text(args, 'date')}`,
    ],
    selectedRangeDescription: [
      (args) => `Đã chọn: ${text(args, 'startDate')} đến ${text(args, 'endDate')}`,
      (args) => `Selected: ${text(args, 'startDate')} to ${text(args, 'endDate')}`,
    ],
    selectedTimeDescription: [
      (args) => `Giờ đã chọn: ${text(args, 'time')}`,
      (args) => `Selected time: ${text(args, 'time')}`,
    ],
  },
  '@react-stately/datepicker': {
    rangeUnderflow: [
      (args) => `Chọn từ ${text(args, 'minValue')} trở đi.`,
      (args) => `Value must be ${text(args, 'minValue')} or later.`,
    ],
    rangeOverflow: [
      (args) => `Chọn đến ${text(args, 'maxValue')} là muộn nhất.`,
      (args) => `Value must be ${text(args, 'maxValue')} or earlier.`,
    ],
    rangeReversed: ['Ngày bắt đầu phải trước ngày kết thúc.', 'Start date must be before end date.'],
    unavailableDate: ['Ngày này không còn chỗ.', 'Selected date unavailable.'],
  },
  'react-aria-components': {
    selectPlaceholder: ['Chọn một mục', 'Select an item'],
    tableResizer: ['Đổi độ rộng', 'Resizer'],
    dropzoneLabel: ['Vùng thả tệp', 'DropZone'],
    colorSwatchPicker: ['Bảng màu', 'Color swatches'],
  },
} as const satisfies Record<string, Record<string, Pair>>
