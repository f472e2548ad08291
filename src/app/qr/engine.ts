/**
 * The worker that finds QR codes in pictures: qr-scanner's own decoder, put here by the build (scripts/vite/qrEngine.ts). It
 * is asked with {id, type: 'decode', data: ImageData} and answers {id, type: 'qrResult', data: text or null}.
 */
export {}
