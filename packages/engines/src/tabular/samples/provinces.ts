/** The 77 provinces of Thailand with their six geographical regions: facts anyone may use. */
export const PROVINCES = `province,name_th,region,region_th
Chiang Mai,เชียงใหม่,North,ภาคเหนือ
Chiang Rai,เชียงราย,North,ภาคเหนือ
Lampang,ลำปาง,North,ภาคเหนือ
Lamphun,ลำพูน,North,ภาคเหนือ
Mae Hong Son,แม่ฮ่องสอน,North,ภาคเหนือ
Nan,น่าน,North,ภาคเหนือ
Phayao,พะเยา,North,ภาคเหนือ
Phrae,แพร่,North,ภาคเหนือ
Uttaradit,อุตรดิตถ์,North,ภาคเหนือ
Amnat Charoen,อำนาจเจริญ,Northeast,ภาคตะวันออกเฉียงเหนือ
Bueng Kan,บึงกาฬ,Northeast,ภาคตะวันออกเฉียงเหนือ
Buri Ram,บุรีรัมย์,Northeast,ภาคตะวันออกเฉียงเหนือ
Chaiyaphum,ชัยภูมิ,Northeast,ภาคตะวันออกเฉียงเหนือ
Kalasin,กาฬสินธุ์,Northeast,ภาคตะวันออกเฉียงเหนือ
Khon Kaen,ขอนแก่น,Northeast,ภาคตะวันออกเฉียงเหนือ
Loei,เลย,Northeast,ภาคตะวันออกเฉียงเหนือ
Maha Sarakham,มหาสารคาม,Northeast,ภาคตะวันออกเฉียงเหนือ
Mukdahan,มุกดาหาร,Northeast,ภาคตะวันออกเฉียงเหนือ
Nakhon Phanom,นครพนม,Northeast,ภาคตะวันออกเฉียงเหนือ
Nakhon Ratchasima,นครราชสีมา,Northeast,ภาคตะวันออกเฉียงเหนือ
Nong Bua Lam Phu,หนองบัวลำภู,Northeast,ภาคตะวันออกเฉียงเหนือ
Nong Khai,หนองคาย,Northeast,ภาคตะวันออกเฉียงเหนือ
Roi Et,ร้อยเอ็ด,Northeast,ภาคตะวันออกเฉียงเหนือ
Sakon Nakhon,สกลนคร,Northeast,ภาคตะวันออกเฉียงเหนือ
Si Sa Ket,ศรีสะเกษ,Northeast,ภาคตะวันออกเฉียงเหนือ
Surin,สุรินทร์,Northeast,ภาคตะวันออกเฉียงเหนือ
Ubon Ratchathani,อุบลราชธานี,Northeast,ภาคตะวันออกเฉียงเหนือ
Udon Thani,อุดรธานี,Northeast,ภาคตะวันออกเฉียงเหนือ
Yasothon,ยโสธร,Northeast,ภาคตะวันออกเฉียงเหนือ
Bangkok,กรุงเทพมหานคร,Central,ภาคกลาง
Ang Thong,อ่างทอง,Central,ภาคกลาง
Chai Nat,ชัยนาท,Central,ภาคกลาง
Kamphaeng Phet,กำแพงเพชร,Central,ภาคกลาง
Lop Buri,ลพบุรี,Central,ภาคกลาง
Nakhon Nayok,นครนายก,Central,ภาคกลาง
Nakhon Pathom,นครปฐม,Central,ภาคกลาง
Nakhon Sawan,นครสวรรค์,Central,ภาคกลาง
Nonthaburi,นนทบุรี,Central,ภาคกลาง
Pathum Thani,ปทุมธานี,Central,ภาคกลาง
Phetchabun,เพชรบูรณ์,Central,ภาคกลาง
Phichit,พิจิตร,Central,ภาคกลาง
Phitsanulok,พิษณุโลก,Central,ภาคกลาง
Phra Nakhon Si Ayutthaya,พระนครศรีอยุธยา,Central,ภาคกลาง
Samut Prakan,สมุทรปราการ,Central,ภาคกลาง
Samut Sakhon,สมุทรสาคร,Central,ภาคกลาง
Samut Songkhram,สมุทรสงคราม,Central,ภาคกลาง
Saraburi,สระบุรี,Central,ภาคกลาง
Sing Buri,สิงห์บุรี,Central,ภาคกลาง
Sukhothai,สุโขทัย,Central,ภาคกลาง
Suphan Buri,สุพรรณบุรี,Central,ภาคกลาง
Uthai Thani,อุทัยธานี,Central,ภาคกลาง
Chachoengsao,ฉะเชิงเทรา,East,ภาคตะวันออก
Chanthaburi,จันทบุรี,East,ภาคตะวันออก
Chon Buri,ชลบุรี,East,ภาคตะวันออก
Prachin Buri,ปราจีนบุรี,East,ภาคตะวันออก
Rayong,ระยอง,East,ภาคตะวันออก
Sa Kaeo,สระแก้ว,East,ภาคตะวันออก
Trat,ตราด,East,ภาคตะวันออก
Kanchanaburi,กาญจนบุรี,West,ภาคตะวันตก
Phetchaburi,เพชรบุรี,West,ภาคตะวันตก
Prachuap Khiri Khan,ประจวบคีรีขันธ์,West,ภาคตะวันตก
Ratchaburi,ราชบุรี,West,ภาคตะวันตก
Tak,ตาก,West,ภาคตะวันตก
Chumphon,ชุมพร,South,ภาคใต้
Krabi,กระบี่,South,ภาคใต้
Nakhon Si Thammarat,นครศรีธรรมราช,South,ภาคใต้
Narathiwat,นราธิวาส,South,ภาคใต้
Pattani,ปัตตานี,South,ภาคใต้
Phang Nga,พังงา,South,ภาคใต้
Phatthalung,พัทลุง,South,ภาคใต้
Phuket,ภูเก็ต,South,ภาคใต้
Ranong,ระนอง,South,ภาคใต้
Satun,สตูล,South,ภาคใต้
Songkhla,สงขลา,South,ภาคใต้
Surat Thani,สุราษฎร์ธานี,South,ภาคใต้
Trang,ตรัง,South,ภาคใต้
Yala,ยะลา,South,ภาคใต้`
