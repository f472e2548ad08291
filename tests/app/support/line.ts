/** A real picture file of this size. */
export async function pictureFile(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height / 2)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** Stands in for the line: keeps what is sent, and answers when the test says so. */
export class Line extends EventTarget {
  static readonly sent: Line[] = []
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  open() {}
  setRequestHeader() {}
  abort() {}
  file: File | null = null
  send(form: FormData) {
    const file = form.get('file')
    this.file = file instanceof File ? file : null
    Line.sent.push(this)
  }
  half() {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 50, total: 100 }))
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
  cut() {
    this.dispatchEvent(new Event('error'))
  }
}
