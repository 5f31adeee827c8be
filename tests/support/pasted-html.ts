/** The clipboard's content when a text is copied in Word for Windows. */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head>
<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1 style='margin-top:12.0pt'><b><span lang=VI style='color:#2F5496;mso-ansi-language:VI'>Chăm sóc sau
bán<o:p></o:p></span></b></h1>
<p class=MsoNormal style='text-align:justify'><span lang=VI style='font-size:13.0pt;color:red'>Gọi lại trong <b>hai
ngày</b>, đừng <i>chờ</i>. Xem <a href="https://site.example/huong-dan"><span style='color:#0563C1'>hướng dẫn</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Nghe trước<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Ghi lại<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Bước một<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Bước hai<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Kênh<o:p></o:p></b></p></td>
 <td width=300 valign=top><p class=MsoNormal><b>Phút<o:p></o:p></b></p></td></tr>
 <tr><td width=300 valign=top><p class=MsoNormal>Zalo<o:p></o:p></p></td><td width=300 valign=top><p class=MsoNormal>5<o:p></o:p></p></td></tr>
</table>
<!--EndFragment-->
</body>
</html>`;

/** The clipboard's content when a text is copied in Google Docs. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1c9f3e-7fff-2a41-8c0e-1f2d3c4b5a69"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Sau khi bán</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Gọi lại trong </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#ff0000;font-weight:700;font-style:normal;text-decoration:underline;white-space:pre-wrap;">hai ngày</span><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">, </span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">đừng chờ</span><span style="font-size:11pt;font-weight:400;font-style:normal;">. Xem </span><a href="https://www.google.com/url?q=https://site.example/a?b%3D1&amp;sa=D&amp;source=docs" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;font-style:normal;text-decoration:underline;">trang này</span></a><span style="font-size:11pt;font-weight:400;font-style:normal;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;font-style:normal;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;font-style:normal;">Nghe trước</span></p></li><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">Ghi lại</span></p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"/><col width="301"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;padding:5pt;"><p dir="ltr"><span style="font-weight:700;">Kênh</span></p></td><td style="border:solid #000000 1pt;"><p dir="ltr"><span style="font-weight:700;">Phút</span></p></td></tr><tr><td><p dir="ltr"><span>Zalo</span></p></td><td><p dir="ltr"><span>5</span></p></td></tr></tbody></table></div><p dir="ltr"><span style="font-size:11pt;">Dòng cuối</span></p></b>`;
