/** What is left when the error page fails itself: it needs no words of a catalog, no router and no style. */
export function LastErrorPage() {
  const english = typeof document !== 'undefined' && document.documentElement.lang === 'en'
  return (
    <div role="alert">
      <h1>
        {english
          ? 'An error occurred while showing the error page'
          : 'Có lỗi xảy ra khi hiển thị trang báo lỗi'}
      </h1>
      <p>
        <a href="/">{english ? 'Go back to home' : 'Quay về trang chủ'}</a>
      </p>
    </div>
  )
}
